import { useRouter } from '@tanstack/react-router'
import { useMe } from '../../data/use-me.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Written } from '../../ui/text/written.tsx'
import { goesIntoComment, leaveRefused, putRefusedBack, type SentComment } from '../data/sent-comments.ts'
import { words } from '../feed/words.ts'
import { UnsentAct, UnsentArticle } from './unsent-article.tsx'

/** A comment that was refused while nobody looked: its words, and what can be done with them. */
export function RefusedComment({ comment }: { comment: SentComment }) {
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
