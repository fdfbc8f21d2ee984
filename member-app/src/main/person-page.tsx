import { PersonScreen } from '../connection/person-screen.tsx'
import { PostsOf } from '../post/of/posts-of.tsx'

/** The page of a person, with what they shared with me. */
export function PersonPage({ uid }: { uid: string }) {
  return <PersonScreen uid={uid}>{(person) => <PostsOf {...person} />}</PersonScreen>
}
