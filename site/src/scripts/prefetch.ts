import { routes } from '@varanda/domain/site/routes'

/** Milliseconds for which a pointer rests on a link before its page is fetched: passing over it is no wish. */
const rest = 65

const mainButton = 0

/** The pages that this one has fetched ahead, and itself. */
const fetched = new Set([location.pathname])

const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection
/** Who saves data, or has little of it, pays for no page that may not be opened. */
const sparing = connection?.saveData || /2g/.test(connection?.effectiveType ?? '')

/**
 * The page that a link leads to, if it is a public one of ours: the app has its own ways, and a query may be a secret.
 */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.search || link.target) return undefined
  const [, first = ''] = /^(?:\/en)?\/([^/]*)/.exec(link.pathname) ?? []
  return `/${first}` === routes.user.path || first === 'admin' ? undefined : link.pathname
}

function fetchPage(path: string | undefined): void {
  if (!path || fetched.has(path)) return
  fetched.add(path)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: path }))
}

/**
 * Fetches the page behind a link when a finger or key is on it, or a pointer rests there. Browsers without it do
 * nothing.
 */
export function prefetchOnIntent(): void {
  if (sparing || !document.createElement('link').relList.supports('prefetch')) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const press = ({ target, button }: PointerEvent) => {
    // Any other button opens no page here: a tab of its own asks for its page itself, at once.
    if (button === mainButton) fetchPage(pageOf(target))
  }
  addEventListener('pointerdown', press, { passive: true })
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) fetchPage(pageOf(target))
  })
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    const path = pointerType === 'mouse' ? pageOf(target) : undefined
    if (path) timer = setTimeout(fetchPage, rest, path)
  })
}
