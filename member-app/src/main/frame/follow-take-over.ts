import { $unsentWords } from '../../data/unsent-words.ts'
import { $outbox } from '../../post/data/outbox/outbox.ts'
import { $openSheets } from '../../ui/sheet/open-sheets.ts'
import { allIsWritten } from './all-written.ts'
import { isPageFree } from './page-is-free.ts'

/**
 * Nothing has held the page for so long (milliseconds) before it loads anew: what closes a sheet opens the next one, goes
 * to a screen, or begins to write, for which its count is waited for a while.
 */
const rest = 3000

/**
 * Loads this tab anew once a new version was taken in another one and the worker has changed under it, as soon as no
 * sheet is open and no words are being written or sent here. Drafts and outbox are on disk by then.
 */
export function followTakeOver(): void {
  const { serviceWorker } = navigator
  // The first worker of a page changes nothing under it.
  if (!serviceWorker?.controller) return
  let isTaken = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    if (isTaken && isPageFree()) timer = setTimeout(load, rest)
  }
  const load = async () => {
    await allIsWritten().catch((error) => console.warn('writes', error))
    if (isPageFree()) location.reload()
  }
  serviceWorker.addEventListener('controllerchange', () => {
    isTaken = true
    plan()
  })
  $unsentWords.listen(plan)
  $openSheets.listen(plan)
  $outbox.listen(plan)
}
