import type { Comment } from '@varanda/domain/post/comment'
import type { Row } from '../../data/use-list.ts'

/** What is done about one comment from its row, and what its thread allows. */
export interface ThreadActs {
  postId: string
  /** Whoever reads wrote the post. */
  isMyPost: boolean
  closed: boolean
  /** Of the reader's own, the one whose words are being changed. */
  editing: string | undefined
  answer: (comment: Row<Comment>) => void
  /** Opens one's own comment for other words; none leaves it as it is. */
  edit: (commentId: string | undefined) => void
  save: (comment: Row<Comment>, text: string) => void
  remove: (commentId: string) => void
}
