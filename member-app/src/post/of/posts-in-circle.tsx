import './posts-of.css'
import { useStore } from '@nanostores/react'
import { firstName } from '@varanda/domain/member/member'
import type { Entry } from '@varanda/domain/post/entry'
import { type ReactNode, useCallback } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import type { Month } from '../data/by-month.ts'
import { usePostsOf } from '../data/posts-of.ts'
import { OfCircle } from '../frozen-group.tsx'
import { PhotosOf } from './photos-of.tsx'
import { Articles, End } from './posts-of.tsx'
import { $seen, seenOf } from './seen.ts'
import { words } from './words.ts'

interface PostsInCircleProps {
  circleId: string
  view: 'posts' | 'album'
  /** Names of those in it whom I may not know. */
  nameOf: (uid: string) => string | undefined
  /** What stands where there is nothing yet. */
  nothing: ReactNode
}

/** What a group or public circle gave me: its posts, newest first, or the photos in them, month by month. */
export function PostsInCircle({ circleId, view, nameOf, nothing }: PostsInCircleProps) {
  const online = useOnline()
  const { count } = seenOf(circleId, useStore($seen))
  const posts = usePostsOf({ circle: circleId }, count)
  const { knownName } = useNames()
  const author = useCallback(
    ({ author: { uid } }: Pick<Entry, 'author'>) => firstName(knownName(uid) ?? nameOf(uid) ?? shared.someone),
    [knownName, nameOf],
  )
  const entries = posts.state === 'ready' ? posts.value : []
  const settled = posts.state === 'ready' && (!posts.fromCache || !online || entries.length > 0)
  const shown = view === 'album' ? entries.filter(({ photos }) => photos?.length) : entries
  const noteOf = ({ photos }: Month) => {
    const names = [...new Set(photos.map(({ entry }) => author(entry)))]
    return words.photosBy(photos.length, names.slice(0, 2), Math.max(names.length - 2, 0))
  }
  return (
    <div className="posts-of">
      {posts.state === 'failed' && <LoadFailed />}
      {posts.state !== 'failed' && !settled && <Skeleton rows={2} />}
      {view === 'posts' && entries.length > 0 && (
        <OfCircle circleId={circleId}>
          <Articles entries={entries} />
        </OfCircle>
      )}
      {view === 'album' && shown.length > 0 && (
        <PhotosOf of={circleId} entries={entries} nameOf={author} noteOf={noteOf} />
      )}
      {settled && shown.length === 0 && !posts.more && <div className="nothing">{nothing}</div>}
      {settled && entries.length > 0 && (
        <End of={circleId} more={posts.more} growing={posts.growing} kept={posts.fromCache} />
      )}
    </div>
  )
}
