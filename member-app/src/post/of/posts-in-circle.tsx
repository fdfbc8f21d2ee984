import './posts-of.css'
import { useStore } from '@nanostores/react'
import { firstName } from '@varanda/domain/member/member'
import type { Entry } from '@varanda/domain/post/entry'
import { type ReactNode, useCallback } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import type { Live } from '../../data/live.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import type { Month } from '../data/by-month.ts'
import { usePostsOf } from '../data/posts-of.ts'
import { OfCircle } from '../frozen-group.tsx'
import { useInReach } from '../reach/use-in-reach.ts'
import { PhotosOf } from './photos-of.tsx'
import { Articles, End, hasEnd } from './posts-of.tsx'
import { $seen, seenOf } from './seen.ts'
import { type AskFailure, usePostsSharedWith } from './shared-with.ts'
import { words } from './words.ts'

interface PostsInCircleProps {
  circleId: string
  view: 'posts' | 'album'
  /** Names of those in it whom I may not know. */
  nameOf: (uid: string) => string | undefined
  /** It is a private circle of mine, which no copy names. */
  isSecret: boolean
  /** What stands where there is nothing yet. */
  nothing: ReactNode
}

/**
 * What a group or public circle gave me, or I shared with a private one: the posts, newest first, or the photos in them,
 * month by month.
 */
export function PostsInCircle(props: PostsInCircleProps) {
  return props.isSecret ? <Shared {...props} key={props.circleId} /> : <Given {...props} />
}

function Given(props: PostsInCircleProps) {
  const { count } = seenOf(props.circleId, useStore($seen))
  const posts = usePostsOf({ circle: props.circleId }, count)
  return <Shown {...props} posts={posts} more={posts.more} growing={posts.growing} />
}

function Shared(props: PostsInCircleProps) {
  const { count } = seenOf(props.circleId, useStore($seen))
  const { posts, more, growing, failure, again } = usePostsSharedWith(props.circleId, count)
  return <Shown {...props} posts={posts} more={more} growing={growing} {...(failure && { failure, again })} />
}

interface ShownProps extends PostsInCircleProps {
  posts: Live<Entry[]>
  more: boolean
  growing: boolean
  failure?: AskFailure
  /** Asks again. */
  again?: () => void
}

function Shown(props: ShownProps) {
  const { circleId, view, nameOf, nothing, posts, more, growing, failure, again } = props
  const online = useOnline()
  const inReach = useInReach()
  const { knownName } = useNames()
  const author = useCallback(
    ({ author: { uid } }: Pick<Entry, 'author'>) => firstName(knownName(uid) ?? nameOf(uid) ?? shared.someone),
    [knownName, nameOf],
  )
  const entries = posts.state === 'ready' ? posts.value : []
  const settled = posts.state === 'ready' && (!posts.fromCache || !inReach || entries.length > 0)
  const shown = view === 'album' ? entries.filter(({ photos }) => photos?.length) : entries
  const noteOf = ({ photos }: Month) => {
    const names = [...new Set(photos.map(({ entry }) => author(entry)))]
    return words.photosBy(photos.length, names.slice(0, 2), Math.max(names.length - 2, 0))
  }
  return (
    <div className="posts-of">
      {posts.state === 'failed' && !failure && <LoadFailed />}
      {posts.state !== 'failed' && !settled && !failure && <Skeleton rows={2} />}
      {view === 'posts' && entries.length > 0 && (
        <OfCircle circleId={circleId}>
          <Articles entries={entries} />
        </OfCircle>
      )}
      {view === 'album' && shown.length > 0 && (
        <PhotosOf of={circleId} entries={entries} nameOf={author} noteOf={noteOf} />
      )}
      {settled && shown.length === 0 && !more && <div className="nothing">{nothing}</div>}
      {failure && again && (
        <LoadFailed
          text={online ? sayFailure(failure.error, shared.failed.text) : shared.failed.text}
          isAgain={failure.again ?? false}
          onRetry={again}
        />
      )}
      {settled && !failure && hasEnd(shown, { more, growing, kept: posts.fromCache && entries.length > 0 }) && (
        <End of={circleId} more={more} growing={growing} kept={posts.fromCache} />
      )}
    </div>
  )
}
