import { useStore } from '@nanostores/react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { $refusedComments } from '../data/sent-comments.ts'

const RefusedComment = lazyPart(async () => (await import('./refused-comment.tsx')).RefusedComment)

/** Comments that were refused while nobody looked, on top of the feed: no word goes without its writer knowing. */
export function RefusedComments() {
  const comments = useStore($refusedComments)
  return comments.map((comment) => <RefusedComment key={comment.key} comment={comment} />)
}
