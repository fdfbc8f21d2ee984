import { Icon } from '../../ui/icon.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { setClosed } from '../data/closing.ts'
import { useActivity } from '../use-activity.ts'
import { useClosed } from '../use-closed.ts'
import { words } from '../words.ts'

/** The way to close the comments of one's own post, and to open them again. */
export function CloseComments({ postId, onClose }: { postId: string; onClose: () => Promise<void> }) {
  const closed = useClosed(postId, useActivity(postId, true))
  const turn = async () => {
    const done = setClosed(postId, !closed)
    toast(closed ? words.closing.nowOpen : words.closing.nowClosed)
    await onClose()
    await done.catch((error) => {
      console.warn('comments', error)
      toast(sayFailure(error, words.closing.failed))
    })
  }
  return (
    <li>
      <button type="button" className="menu-act" onClick={() => void turn()}>
        <Icon name="comment" />
        <span>
          {closed ? words.closing.open : words.closing.close}
          <span className="small quiet">{closed ? words.closing.openMeans : words.closing.closeMeans}</span>
        </span>
      </button>
    </li>
  )
}
