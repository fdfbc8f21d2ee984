/**
 * HTML from elsewhere, read as what it means: the editor's rules then keep what a post may consist of. Nothing in it is
 * loaded or run, since the document that it is read into is never shown.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const one of body.querySelectorAll('script, meta, link, title')) one.remove()
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(emojiOf(picture))
  gatherWordLists(body)
  for (const styled of body.querySelectorAll<HTMLElement>('[data-style]')) meanStyle(styled)
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) rename(heading, heading.tagName === 'H1' ? 'h2' : 'h3')
  return body.innerHTML
}

/** Styles are read by us: the page's policy lets no browser read them, not even in a document that nobody sees. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ' data-style'))
}

/** Google Docs wraps all it copies into a bold that is none, and says what is bold and italic by styles. */
function meanStyle(element: HTMLElement): void {
  const style = element.dataset.style ?? ''
  element.removeAttribute('data-style')
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]
  const isBold = weight !== undefined && (/^bold/i.test(weight) || Number(weight) >= 600)
  // Headings are heavy by themselves.
  if (isBold && !element.closest('h1, h2, h3, h4, h5, h6')) wrapContents(element, 'strong')
  if (slant && /^(?:italic|oblique)/i.test(slant)) wrapContents(element, 'em')
  if (weight && !isBold && element.matches('b, strong')) element.replaceWith(...element.childNodes)
}

function wrapContents(element: HTMLElement, name: string): void {
  const wrap = document.createElement(name)
  wrap.append(...element.childNodes)
  element.append(wrap)
}

/** WhatsApp draws its emoji as pictures with the real one for their text. Pictures of the blog's own stay. */
function emojiOf(picture: HTMLImageElement): Node {
  const alt = picture.getAttribute('alt') ?? ''
  return /^\p{Extended_Pictographic}/u.test(alt) && alt.length < 20 ? document.createTextNode(alt) : picture
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/**
 * Word's lists are paragraphs that draw their own bullets: `<p class=MsoListParagraph style='mso-list:l0 level1
 * lfo1'>`.
 */
function gatherWordLists(body: HTMLElement): void {
  let list: HTMLElement | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const mark = [...paragraph.querySelectorAll<HTMLElement>('[data-style]')].find(({ dataset }) =>
      /mso-list:\s*ignore/i.test(dataset.style ?? ''),
    )
    const isNumbered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(mark?.textContent ?? paragraph.textContent ?? '')
    mark?.remove()
    const name = isNumbered ? 'ol' : 'ul'
    if (!list || list.tagName.toLowerCase() !== name || list.nextElementSibling !== paragraph) {
      list = document.createElement(name)
      paragraph.before(list)
    }
    const item = document.createElement('li')
    list.append(item)
    item.append(paragraph)
  }
}
