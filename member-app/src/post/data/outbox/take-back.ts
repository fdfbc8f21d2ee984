import { removeSoon } from '../removals.ts'
import { $outbox, backToDraft } from './outbox.ts'
import type { OutboxItem } from './outbox-state.ts'

/** How long a post that is being sent is waited for; after that it may have arrived, or not (milliseconds). */
const sendingMs = 15_000

/**
 * Takes back a post that was just written, wherever it is by now: its words, its audience and its photos are a draft
 * again, of the post's own id, and nobody keeps a copy. Settles when that is on disk.
 */
export async function takeBack(item: OutboxItem): Promise<void> {
  const now = await sent(item.postId)
  await backToDraft(item)
  // What never left, nobody has.
  const isHere = now?.state === 'waiting' || now?.state === 'refused'
  if (isHere && !now.isUnanswered) return
  await removeSoon(item.author, item.postId, { isTakenBack: true })
}

/** The item once it is not being sent: a removal that came before its post would find nothing. */
function sent(postId: string): Promise<OutboxItem | undefined> {
  const find = () => $outbox.get().find((one) => one.postId === postId)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(find())
    }
    const timer = setTimeout(end, sendingMs)
    const stop = $outbox.listen(() => {
      if (find()?.state !== 'sending') end()
    })
    if (find()?.state !== 'sending') end()
  })
}
