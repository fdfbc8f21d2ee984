import { $unsentWords } from '../../data/unsent-words.ts'
import { $outbox } from '../../post/data/outbox/outbox.ts'

/**
 * Loads this tab anew once a new version was taken in another one and the worker has changed under it, as soon as no
 * words are being written or sent here. Drafts and outbox are on disk by then.
 */
export function followTakeOver(): void {
  const { serviceWorker } = navigator
  // The first worker of a page changes nothing under it.
  if (!serviceWorker?.controller) return
  let isTaken = false
  const load = () => {
    const isFree = $unsentWords.get() === 0 && $outbox.get().every(({ state }) => state !== 'sending')
    if (isTaken && isFree) location.reload()
  }
  serviceWorker.addEventListener('controllerchange', () => {
    isTaken = true
    load()
  })
  $unsentWords.listen(load)
  $outbox.listen(load)
}
