/** What the bench asks inside of a page. */

/** Resolves once what stands now was painted. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** A card as a description from which it can be drawn anew: drawings as they are, everything else piece by piece. */
function described(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data
  const tag = node.tagName.toLowerCase()
  const attributes = Object.fromEntries(
    [...node.attributes]
      .filter(({ name }) => !/^(style|on|id$|aria-hidden)/.test(name))
      .map(({ name, value }) => [name, value]),
  )
  if (node.firstElementChild?.tagName.toLowerCase() === 'svg') return { tag, attributes, html: node.innerHTML }
  return { tag, attributes, children: [...node.childNodes].map(described) }
}

/** Goes to the feed by its link; milliseconds until its first post was painted. */
async function openFeed() {
  const began = performance.now()
  document.querySelector('nav a[href$="/user"]').click()
  while (!document.querySelector('#root [data-post] article')) await new Promise((wake) => setTimeout(wake))
  await painted()
  return performance.now() - began
}

/** Milliseconds until the first cards of the bare list were painted. */
async function showCards() {
  const began = performance.now()
  window.show(true)
  while (!document.querySelector('.course-slot article')) await new Promise((wake) => setTimeout(wake))
  await painted()
  return performance.now() - began
}

Object.assign(window, { described, openFeed, showCards })

/** Makes this entry of the history ask for so many posts when it is opened again. */
function askFor(count) {
  const entry = String(history.state?.__TSR_key ?? '')
  const postId = document.querySelector('#root [data-post]').dataset.post
  sessionStorage.setItem('member:feed-places', JSON.stringify([{ entry, postId, offset: 0, count }]))
}

/** Whether the feed knows of so many posts, drawn or not. */
const feedKnows = (count) =>
  rows().length >= count || Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) >= count

const rows = () => [...document.querySelectorAll('#root [data-post]')].filter((row) => row.querySelector('article'))

/** Of the posts that stand in the page. */
const heightsOfPosts = () => rows().map((row) => row.getBoundingClientRect().height + 10)

const kindsOfPosts = () =>
  rows()
    .slice(0, 24)
    .map((row) => described(row.querySelector('article')))

const allStyles = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n')

Object.assign(window, { painted, askFor, feedKnows, heightsOfPosts, kindsOfPosts, allStyles })

window.shift = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })
