import type { Comment } from '@varanda/domain/post/comment'
import { useNames } from '../connection/data/connections.ts'
import type { Row } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { useMayWrite } from '../ui/may-write.ts'
import { FaceLink, PersonLink } from '../ui/person/person-link.tsx'
import { Written } from '../ui/text/written.tsx'
import { Time } from '../ui/time/time.tsx'
import { CommentPortrait } from './comment-portrait.tsx'
import { CommentActs } from './react/comment-acts.tsx'
import { CommentEditor } from './thread/comment-editor.tsx'
import { CommentMenu } from './thread/comment-menu.tsx'
import type { ThreadActs } from './thread/thread-acts.ts'
import { words } from './thread/words.ts'
import { useInView } from './use-in-view.ts'

/** The element of a comment, for whoever goes to it. */
export const commentElementId = (id: string) => `comment-${id}`

/** One comment with what can be done about it. My own is paler until the instance has it. */
export function CommentRow(props: { comment: Row<Comment>; folded: boolean; acts: ThreadActs }) {
  const { comment, folded, acts } = props
  const me = useMe()
  const mayAnswer = useMayWrite()
  const { nameOf } = useNames()
  const { author, text, createdAt, editedAt, byMail } = comment.data
  const isMine = author.uid === me.uid
  const row = useInView<HTMLDivElement>(comment.pending && isMine && !editedAt)
  const name = nameOf(author)
  if (folded) {
    return (
      <div id={commentElementId(comment.id)} className="comment">
        <p className="small quiet">{words.blocked}</p>
      </div>
    )
  }
  return (
    <div
      ref={row}
      id={commentElementId(comment.id)}
      tabIndex={-1}
      className={comment.pending ? 'comment pending' : 'comment'}
    >
      <FaceLink uid={author.uid}>
        <CommentPortrait uid={author.uid} />
      </FaceLink>
      <div className="comment-words">
        <p className="comment-head">
          <span className="comment-author" dir="auto">
            <PersonLink uid={author.uid} id={`comment-author-${comment.id}`}>
              {name}
            </PersonLink>
          </span>
          <span className="small quiet">
            {byMail && `${words.byMail} · `}
            {comment.pending ? (
              <span className="comment-sending">
                <Icon name="clock" size={16} /> {words.sending}
              </span>
            ) : (
              <Time at={createdAt.toDate()} />
            )}
            {editedAt && ` · ${words.edited}`}
          </span>
        </p>
        {acts.editing === comment.id && isMine ? (
          <CommentEditor comment={comment} acts={acts} />
        ) : (
          <>
            <Written text={text} />
            <CommentActs postId={acts.postId} comment={comment}>
              {!acts.closed && mayAnswer && (
                <button
                  type="button"
                  className="comment-act"
                  aria-label={isMine ? words.reply : words.replyTo(name)}
                  onClick={() => acts.answer(comment)}
                >
                  {words.reply}
                </button>
              )}
            </CommentActs>
          </>
        )}
      </div>
      <CommentMenu comment={comment} acts={acts} />
    </div>
  )
}
