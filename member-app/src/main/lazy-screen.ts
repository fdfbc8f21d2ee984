import { reloadIfServed } from '@varanda/client/lost-files'
import { type ComponentType, createElement, use } from 'react'

/** How long a failure is shown: React renders again at once, while a person tries again only later. */
const failureStaysMs = 1000

interface LazyScreen<Props extends object> {
  (props: Props): React.ReactNode
  /** Called by the router before it shows the screen, so that the one before stays until then. */
  preload: () => Promise<void>
  /** Fetches the screen's files before anyone asks for it. */
  ahead: () => Promise<void>
}

/**
 * A screen whose files are fetched when it is first opened. Files that are gone with an older build load the page anew,
 * once in 10 s; otherwise the error screen stands in its place, and opening it again tries again.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let screen: ComponentType<Props> | undefined
  let opening: Promise<void> | undefined
  let failure: { error: unknown; at: number } | undefined

  const ahead = async () => {
    screen ??= await load()
  }
  const open = () => {
    opening ??= ahead().catch(async (error) => {
      // Until the page is gone nothing takes its place.
      if (await reloadIfServed()) return new Promise<void>(() => {})
      failure = { error, at: Date.now() }
      opening = undefined
    })
    return opening
  }
  const show = (props: Props) => {
    if (screen) return createElement(screen, props)
    if (failure && Date.now() - failure.at < failureStaysMs) throw failure.error
    use(open())
  }
  return Object.assign(show, { preload: open, ahead })
}
