import './posts-of.css'
import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useRef } from 'react'
import { useMe } from '../../data/use-me.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words as shared } from '../../ui/words.ts'
import { usePostsOf } from '../data/posts-of.ts'
import { PostArticle } from '../post-article.tsx'
import { KeptLine } from '../reach/kept-line.tsx'
import { useInReach } from '../reach/use-in-reach.ts'
import { PostRows } from '../rows/post-rows.tsx'
import { PhotosOf } from './photos-of.tsx'
import { $seen, askForMore, seenOf, show } from './seen.ts'
import { words } from './words.ts'

/** What somebody wrote and I may read, of their page or mine: their posts, newest first, or the photos in them. */
export function PostsOf({ uid, name }: { uid: string; name: string }) {
  const me = useMe()
  const inReach = useInReach()
  const { view, count } = seenOf(uid, useStore($seen))
  const posts = usePostsOf({ author: uid }, count)
  const entries = posts.state === 'ready' ? posts.value : []
  const settled = posts.state === 'ready' && (!posts.fromCache || !inReach || entries.length > 0)
  const shown = view === 'photos' ? entries.filter(({ photos }) => photos?.length) : entries
  return (
    <div className="posts-of">
      <fieldset className="views">
        <legend className="visually-hidden">{words.views.label}</legend>
        {(['posts', 'photos'] as const).map((one) => (
          <button key={one} type="button" className="view" aria-pressed={view === one} onClick={() => show(uid, one)}>
            {words.views[one]}
          </button>
        ))}
      </fieldset>
      <KeptLine />
      {posts.state === 'failed' && <LoadFailed />}
      {posts.state !== 'failed' && !settled && <Skeleton rows={2} />}
      {view === 'posts' && entries.length > 0 && <Articles entries={entries} />}
      {view === 'photos' && shown.length > 0 && <PhotosOf of={uid} entries={entries} nameOf={() => firstName(name)} />}
      {settled && shown.length === 0 && !posts.more && (
        <Nothing view={view} name={uid === me.uid ? undefined : firstName(name)} />
      )}
      {settled && entries.length > 0 && hasEnd(shown, { ...posts, kept: posts.fromCache }) && (
        <End of={uid} more={posts.more} growing={posts.growing} kept={posts.fromCache} />
      )}
    </div>
  )
}

export function Articles({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="courses">
      <PostRows entries={entries}>
        {(entry, above, place) => <PostArticle entry={entry} above={above} place={place} />}
      </PostRows>
    </div>
  )
}

/** `name`: of somebody else. */
function Nothing({ view, name }: { view: 'posts' | 'photos'; name: string | undefined }) {
  const { empty } = words
  if (name !== undefined) return <p className="nothing quiet">{empty[view](name)}</p>
  return (
    <div className="nothing">
      <p className="quiet">{view === 'posts' ? empty.mine : empty.myPhotos}</p>
      {view === 'posts' && (
        <Link className="button compact" to="/user/publish">
          {empty.publish}
        </Link>
      )}
    </div>
  )
}

/** Where nothing is shown and nothing more can come, that is said already. */
export function hasEnd(shown: readonly Entry[], ways: { more: boolean; growing: boolean; kept: boolean }): boolean {
  return shown.length > 0 || ways.more || ways.growing || ways.kept
}

/**
 * The end of what is loaded: it asks for more a screen before it is reached, and says when it is the end. `kept`: this
 * device says so, and not the instance yet.
 */
export function End(props: { of: string; more: boolean; growing: boolean; kept: boolean }) {
  const { of, more, kept } = props
  const inReach = useInReach()
  const growing = props.growing || (kept && inReach && !more)
  const edge = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!edge.current || !more || growing) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && askForMore(of), {
      rootMargin: '0px 0px 100% 0px',
    })
    watch.observe(edge.current)
    return () => watch.disconnect()
  }, [of, more, growing])
  return (
    <div ref={edge} className="feed-end">
      {growing && <p className="quiet">{words.loadingMore}</p>}
      {more && !growing && (
        <button type="button" className="button line compact" onClick={() => askForMore(of)}>
          {words.more}
        </button>
      )}
      {!more && !growing && <p className="quiet">{kept ? shared.keptEnd : words.end}</p>}
    </div>
  )
}
