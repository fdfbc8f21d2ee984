import { useStore } from '@nanostores/react'
import { useRouter } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Written } from '../../ui/text/written.tsx'
import {
  $refusedComments,
  goesIntoComment,
  leaveRefused,
  putRefusedBack,
  type SentComment,
} from '../data/sent-comments.ts'
import { words } from '../feed/words.ts'
import { UnsentAct, UnsentArticle } from './unsent-article.tsx'

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
    <UnsentArticle
      state="refused"
      icon="warning"
      says={comment.isChange ? words.comment.editRefused : words.comment.refused}
      acts={
        <>
          {comment.outcome !== 'post-gone' && (
            <UnsentAct icon="edit" text={words.outbox.edit} act={() => void edit()} />
          )}
          <UnsentAct icon="trash" text={words.outbox.remove} act={remove} />
        </>
      }
    >
      <div className="post-body">
        <Written text={comment.text} />
        {comment.outcome === 'post-gone' && <p className="notice late">{words.comment.postGone}</p>}
        {comment.outcome === 'comment-gone' && <p className="notice late">{words.comment.commentGone}</p>}
      </div>
    </UnsentArticle>
  )
}
