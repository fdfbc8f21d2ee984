import { toast } from '../../ui/notice/toast.tsx'
import { $outbox } from '../data/outbox/outbox.ts'
import type { OutboxItem } from '../data/outbox/outbox-state.ts'

/** Says that a post goes out, which can be taken back; no longer once it was refused, which its row in the feed says. */
export function tellLeaving({ postId }: OutboxItem, text: string, undo: () => void): void {
  const hush = toast(text, { undo })
  const end = $outbox.listen((items) => {
    const state = items.find((one) => one.postId === postId)?.state
    if (state === 'waiting' || state === 'sending') return
    end()
    if (state === 'refused') hush()
  })
}
