import type { Comment } from '@varanda/domain/post/comment'
import { noReactions } from '@varanda/domain/post/reaction'
import type { ReactNode } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import type { Row } from '../../data/use-list.ts'
import { ReactButton } from './react-button.tsx'
import { ReactedLine } from './reacted-line.tsx'
import { ReactionRow } from './reaction-row.tsx'
import { words } from './words.ts'
import './react.css'

/** The row below a comment: what else one can do (`children`), one's reaction, and who reacted. */
export function CommentActs(props: { postId: string; comment: Row<Comment>; children?: ReactNode }) {
  const { postId, comment, children } = props
  const { nameOf } = useNames()
  const of = { postId, thing: comment.id }
  const counts = comment.data.reactions ?? noReactions
  return (
    <ReactionRow of={of} counts={counts} visible={!comment.pending} className="comment-acts">
      {(parts) => (
        <>
          {children}
          <ReactButton
            {...parts}
            id={`react-${comment.id}`}
            label={words.reactToComment(nameOf(comment.data.author))}
            size={20}
            bare
          />
          <ReactedLine of={of} counts={counts} own={parts.own} size={20} />
        </>
      )}
    </ReactionRow>
  )
}
