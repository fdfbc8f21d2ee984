import { PersonScreen } from '../connection/person-screen.tsx'
import { useMe } from '../data/use-me.ts'
import { PostsOf } from '../post/of/posts-of.tsx'
import { SupportWay } from '../support/support-way.tsx'

/** The page of a person, with the way to support them, and what they shared with me. */
export function PersonPage({ uid }: { uid: string }) {
  const me = useMe()
  return (
    <PersonScreen uid={uid}>
      {(person) => (
        <>
          {person.uid !== me.uid && <SupportWay {...person} />}
          <PostsOf {...person} />
        </>
      )}
    </PersonScreen>
  )
}
