import './posts-of.css'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePostsOf, type Whose } from '../data/posts-of.ts'
import { KeptLine } from '../reach/kept-line.tsx'
import { useInReach } from '../reach/use-in-reach.ts'
import { Articles, End } from './posts-of.tsx'
import { $seen, seenOf } from './seen.ts'

/**
 * Posts of one kind among those that I may read, in one list. `of` is what the list is known by while the app is open;
 * `children` stands where there is none.
 */
export function PostList({ of, whose, children }: { of: string; whose: Whose; children: ReactNode }) {
  const inReach = useInReach()
  const { count } = seenOf(of, useStore($seen))
  const posts = usePostsOf(whose, count)
  const entries = posts.state === 'ready' ? posts.value : []
  const settled = posts.state === 'ready' && (!posts.fromCache || !inReach || entries.length > 0)
  return (
    <div className="posts-of">
      <KeptLine />
      {posts.state === 'failed' && <LoadFailed />}
      {posts.state !== 'failed' && !settled && <Skeleton rows={2} />}
      {entries.length > 0 && <Articles entries={entries} />}
      {settled && entries.length === 0 && children}
      {settled && entries.length > 0 && (
        <End of={of} more={posts.more} growing={posts.growing} kept={posts.fromCache} />
      )}
    </div>
  )
}
