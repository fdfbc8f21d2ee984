import { useStore } from '@nanostores/react'
import type { Entry } from '@varanda/domain/post/entry'
import { isMuted } from '@varanda/domain/post/mutes'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { glideToTop } from '../../ui/navigation/glide-to-top.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sayToday } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { useFeed } from '../data/feed.ts'
import { useMutes } from '../data/mutes.ts'
import { $outbox } from '../data/outbox/outbox.ts'
import { DeletedPosts } from '../deleted-posts.tsx'
import { KeptLine } from '../reach/kept-line.tsx'
import { useInReach } from '../reach/use-in-reach.ts'
import { type Place, PostRows } from '../rows/post-rows.tsx'
import { LostEdits } from '../unsent/lost-edits.tsx'
import { OutboxList } from '../unsent/outbox-list.tsx'
import { RefusedComments } from '../unsent/refused-comments.tsx'
import { arrange } from './arrange.ts'
import { EmptyFeed } from './empty-feed.tsx'
import { FeedEnd } from './feed-end.tsx'
import { FeedHeader } from './feed-header.tsx'
import { Pill } from './pill.tsx'
import { $asked, $reading, letIn, markShown } from './reading.ts'
import { useIdleAtTop } from './use-idle-at-top.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { mutedWords as muted, words } from './words.ts'

type PostView = ComponentType<{ entry: Entry; above?: Entry | undefined; place: Place }>

/**
 * What the people I know wrote, newest first, live. How a post looks is not the feed's business: `Post` draws it;
 * `children` stands above the first one.
 */
export function FeedScreen({ Post, children }: { Post: PostView; children?: ReactNode }) {
  const me = useMe()
  const inReach = useInReach()
  const now = useNow()
  const reading = useStore($reading)
  const outbox = useStore($outbox)
  const feed = useFeed(reading.count)
  const mutes = useMutes()
  const { settled: named } = useNames()
  const entries = named && mutes.state !== 'loading' && feed.state === 'ready' ? feed.value : undefined
  const isWanted = useMemo(() => {
    const kept = (mutes.state === 'ready' && mutes.value) || {}
    return (entry: Entry) => entry.author.uid === me.uid || !isMuted(entry, kept, now)
  }, [mutes, now, me.uid])
  const { visible, waiting } = useMemo(
    () => arrange(entries?.filter(isWanted) ?? [], reading.shown, me.uid),
    [entries, isWanted, reading.shown, me.uid],
  )

  const merge = useCallback(() => letIn(waiting.map(({ postId }) => postId)), [waiting])
  useIdleAtTop(waiting.length > 0, merge)
  useEffect(() => $asked.listen(merge), [merge])
  const press = () => {
    letIn(
      waiting.map(({ postId }) => postId),
      visible[0]?.postId,
    )
    glideToTop()
  }

  const settled = named && feed.state === 'ready' && (!feed.fromCache || !inReach || feed.value.length > 0)
  const list = useRef<HTMLDivElement>(null)
  const shownIds = useMemo(() => visible.map(({ postId }) => postId), [visible])
  // What this device keeps may be less than was asked for; the instance then says the rest.
  const isPart = feed.state === 'ready' && feed.fromCache && inReach && feed.value.length < reading.count
  const wanted = useKeptPlace(list, shownIds, settled && !feed.growing && !isPart)
  useEffect(() => markShown(shownIds), [shownIds])
  const empty = settled && entries?.length === 0 && outbox.length === 0
  return (
    <>
      <FeedHeader waiting={waiting.length} />
      <Pill waiting={waiting} onPress={press} />
      <p className="feed-date">{sayToday(now)}</p>
      <KeptLine />
      <div ref={list} className="courses">
        {children}
        <DeletedPosts />
        <RefusedComments />
        <LostEdits />
        <OutboxList entries={entries ?? []} />
        {feed.state === 'failed' && <LoadFailed />}
        {feed.state !== 'failed' && !settled && <Skeleton />}
        {visible.length > 0 && (
          <PostRows
            entries={visible}
            wanted={wanted}
            over={({ postId }, index) =>
              postId === reading.seenFrom && index > 0 && <p className="seen-line small">{words.seen}</p>
            }
          >
            {(entry, above, place) => <Post entry={entry} above={above} place={place} />}
          </PostRows>
        )}
        {empty && <EmptyFeed />}
        {settled && visible.length === 0 && entries && entries.length > 0 && (
          <p className="feed-muted quiet">{muted.all}</p>
        )}
        {settled && entries && entries.length > 0 && (
          <FeedEnd more={feed.more} growing={feed.growing} kept={feed.fromCache} />
        )}
      </div>
    </>
  )
}
