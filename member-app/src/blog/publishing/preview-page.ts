/** A page of the site taken apart, so that it can stand in a frame whose policy takes no styles but the app's own. */
export interface PreviewPage {
  html: string
  styles: string[]
}

/**
 * The frame runs nothing, whatever is in the page; scripts are taken out so that the browser need not complain of them.
 * Links open nowhere.
 */
export function previewPage(html: string, hour: string | undefined): PreviewPage {
  const styles: string[] = []
  // Before it is parsed: even a document that is never shown would complain of them.
  const bare = html.replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
    styles.push(css)
    return ''
  })
  const page = new DOMParser().parseFromString(bare, 'text/html')
  const away = 'script, base, meta[http-equiv], link:not([rel=stylesheet]), noscript, iframe, object, embed'
  for (const one of page.querySelectorAll(away)) one.remove()
  for (const link of page.querySelectorAll('a[href]')) link.removeAttribute('href')
  if (hour) page.documentElement.dataset.hour = hour
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, styles }
}

/** Gives the frame its styles: through the CSSOM, which the page's policy leaves to scripts of its own. */
export function dressFrame(frame: HTMLIFrameElement, styles: readonly string[]): void {
  const { contentDocument: page, contentWindow: view } = frame as HTMLIFrameElement & {
    contentWindow: (Window & typeof globalThis) | null
  }
  if (!page || !view) return
  page.adoptedStyleSheets = styles.map((text) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}
