import { hintedUid } from '@varanda/client/account/hint-cookies'
import { ofMember } from '@varanda/client/browser-notes'
import { buildMeta } from '@varanda/domain/instance/build'
import * as v from 'valibot'
import { copySchema, drawn } from './copy.ts'

/** Goes with the sign-in, as everything under such a key. */
export const lastViewKey = `${ofMember}last-view`

/** A later feed has most likely gone on (milliseconds). */
const freshFor = 24 * 60 * 60_000

const lastViewSchema = v.object({
  uid: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  build: v.string(),
  path: v.string(),
  /** Of the page without its scroll bar (CSS pixels). */
  width: v.number(),
  /** The first post in view, and how far below the window's top it begins (CSS pixels). */
  post: v.string(),
  top: v.number(),
  /** Whether a feed that is opened anew begins so. */
  isTop: v.boolean(),
  copy: copySchema,
})

export type LastView = v.InferOutput<typeof lastViewSchema>

export const buildOf = () => document.querySelector<HTMLMetaElement>(`meta[name="${buildMeta}"]`)?.content ?? ''

/** What was kept, once: a view that nobody kept anew is none of what was seen last. */
function takeLastView(): LastView | undefined {
  try {
    const text = localStorage.getItem(lastViewKey)
    localStorage.removeItem(lastViewKey)
    return text === null ? undefined : v.parse(lastViewSchema, JSON.parse(text))
  } catch (error) {
    console.warn('last view', error)
    return undefined
  }
}

/** A reload finds its place again; whatever else opens the feed begins at its top. */
function beginsAsLeft({ isTop }: LastView): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return isTop || navigation?.type === 'reload'
}

/**
 * Shows over the empty page how the feed looked when it was last seen here, until the app shows its own. It is a picture:
 * nothing in it acts, and screen readers and the keyboard do not find it.
 */
export function showLastView(): void {
  const view = takeLastView()
  if (!view || view.uid !== hintedUid() || Date.now() - view.at > freshFor) return
  const isSame = view.build === buildOf() && view.path === location.pathname
  if (!isSame || view.width !== document.documentElement.clientWidth || !beginsAsLeft(view)) return
  const picture = document.createElement('div')
  picture.id = 'last-view'
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.style.inlineSize = `${view.width}px`
  picture.append(drawn(view.copy))
  document.body.append(picture)
  const post = picture.querySelector(`[data-post="${CSS.escape(view.post)}"]`)
  if (post) picture.scrollTop += post.getBoundingClientRect().top - view.top
  const root = document.getElementById('root') as HTMLElement
  const app = new MutationObserver(() => isShown(root) && drop())
  const drop = () => {
    app.disconnect()
    picture.remove()
  }
  app.observe(root, { childList: true, subtree: true })
}

/** Whether the app shows a screen, or says what keeps it. */
function isShown(root: HTMLElement): boolean {
  const main = root.querySelector('#main')
  return main !== null && (main.querySelector('.skeleton') === null || main.querySelector('[data-post]') !== null)
}
