import { useStore } from '@nanostores/react'
import { useRouter } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Written } from '../../ui/text/written.tsx'
import {
  $refusedComments,
  goesIntoComment,
  leaveRefused,
  putRefusedBack,
  type SentComment,
} from '../data/sent-comments.ts'
import { words } from './words.ts'

/** Comments that were refused while nobody looked, on top of the feed: no word goes without its writer knowing. */
export function RefusedComments() {
  const comments = useStore($refusedComments)
  return comments.map((comment) => <Refused key={comment.key} comment={comment} />)
}

function Refused({ comment }: { comment: SentComment }) {
  const me = useMe()
  const router = useRouter()
  const remove = () => {
    void leaveRefused(me.uid, comment)
    toast(words.comment.removed, { undo: () => void putRefusedBack(comment) })
  }
  const edit = async () => {
    await leaveRefused(me.uid, comment, { edit: true })
    const hash = goesIntoComment(comment) ? `edit-${comment.commentId}` : 'comment'
    await router.navigate({ to: '/user/post/$postId', params: { postId: comment.postId }, hash })
  }
  return (
    <article className="post unsent refused">
      <header className="post-head">
        <Portrait uid={me.uid} />
        <div>
          <p className="post-author">{me.name}</p>
          <p className="post-state">
            <Icon name="warning" size={18} />
            {comment.isChange ? words.comment.editRefused : words.comment.refused}
          </p>
        </div>
      </header>
      <div className="post-body">
        <Written text={comment.text} />
        {comment.outcome === 'post-gone' && <p className="notice late">{words.comment.postGone}</p>}
        {comment.outcome === 'comment-gone' && <p className="notice late">{words.comment.commentGone}</p>}
      </div>
      <div className="post-actions">
        {comment.outcome !== 'post-gone' && (
          <button type="button" className="post-action" onClick={() => void edit()}>
            <Icon name="edit" />
            {words.outbox.edit}
          </button>
        )}
        <button type="button" className="post-action" onClick={remove}>
          <Icon name="trash" />
          {words.outbox.remove}
        </button>
      </div>
    </article>
  )
}
