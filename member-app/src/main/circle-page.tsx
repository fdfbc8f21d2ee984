import { CircleScreen } from '../circle/page/circle-screen.tsx'
import { PostsInCircle } from '../post/of/posts-in-circle.tsx'

/** The page of a group or circle, with what it gave me. */
export function CirclePage({ id }: { id: string }) {
  return <CircleScreen id={id} Posts={PostsInCircle} />
}
