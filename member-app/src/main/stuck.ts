import { reloadIfServed } from '@varanda/client/lost-files'

const part = () => document.getElementById('stuck')

/**
 * Until the app is shown the page itself says that it does not begin: at once where a script of ours is lost, after it was
 * loaded anew once, or throws; and after a while by its style alone (shell.css), sooner where not even this file came.
 */
export function sayIfStuck(): void {
  part()?.classList.add('watched')
  // Lost files tell their own element alone.
  addEventListener('error', (event) => void tell(event), true)
}

async function tell(event: Event): Promise<void> {
  const { target } = event
  const isLost = target instanceof HTMLScriptElement
  // What is fetched ahead is asked for again, and what others put into the page is none of ours.
  const from = isLost ? target.src : event instanceof ErrorEvent ? event.filename : ''
  if (!part() || !from.startsWith(`${location.origin}/member/`)) return
  if (isLost && !wasReloaded() && (await reloadIfServed())) return
  part()?.classList.add('now')
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}
