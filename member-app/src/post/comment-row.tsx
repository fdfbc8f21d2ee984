import type { Comment } from '@varanda/domain/post/comment'
import { useNames } from '../connection/data/connections.ts'
import type { Row } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { FaceLink, PersonLink } from '../ui/person-link.tsx'
import { ReportButton } from '../ui/report-button.tsx'
import { Written } from '../ui/text/written.tsx'
import { Time } from '../ui/time/time.tsx'
import { CommentPortrait } from './comment-portrait.tsx'
import { useInView } from './use-in-view.ts'
import { words } from './words.ts'

/** One comment; my own can be deleted, and is paler until the instance has it. */
export function CommentRow(props: { postId: string; comment: Row<Comment>; folded: boolean; onRemove: () => void }) {
  const { postId, comment, folded, onRemove } = props
  const me = useMe()
  const { nameOf } = useNames()
  const { author, text, createdAt, editedAt } = comment.data
  const row = useInView<HTMLLIElement>(comment.pending && author.uid === me.uid)
  if (folded) {
    return (
      <li className="comment">
        <p className="small quiet">{words.thread.blocked}</p>
      </li>
    )
  }
  return (
    <li ref={row} className={comment.pending ? 'comment pending' : 'comment'}>
      <FaceLink uid={author.uid}>
        <CommentPortrait uid={author.uid} />
      </FaceLink>
      <div className="comment-words">
        <p className="comment-head">
          <span className="comment-author" dir="auto">
            <PersonLink uid={author.uid} id={`comment-author-${comment.id}`}>
              {nameOf(author)}
            </PersonLink>
          </span>
          <span className="small quiet">
            {comment.pending ? (
              <span className="comment-sending">
                <Icon name="clock" size={16} /> {words.thread.sending}
              </span>
            ) : (
              <Time at={createdAt.toDate()} />
            )}
            {editedAt && ` · ${words.thread.edited}`}
          </span>
        </p>
        <Written text={text} />
      </div>
      {author.uid !== me.uid && (
        <ReportButton
          target={{ kind: 'comment', postId, commentId: comment.id }}
          label={words.reportComment(nameOf(author))}
        />
      )}
      {author.uid === me.uid && (
        <button type="button" className="icon-button" aria-label={words.thread.removeMine} onClick={onRemove}>
          <Icon name="trash" size={20} />
        </button>
      )}
    </li>
  )
}
