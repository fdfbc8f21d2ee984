import './posts-of.css'
import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { circles as en } from '@varanda/domain/circle/messages/en/circles'
import { circles as pt } from '@varanda/domain/circle/messages/pt/circles'
import { postLimits } from '@varanda/domain/post/post'
import { atom } from 'nanostores'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { inLocale } from '../../ui/locale.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words as shared } from '../../ui/words.ts'
import { useFeed } from '../data/feed.ts'
import { KeptLine } from '../reach/kept-line.tsx'
import { useInReach } from '../reach/use-in-reach.ts'
import { isBetweenFew } from './is-between-few.ts'
import { Articles } from './posts-of.tsx'

const words = inLocale({ pt, en }).between

/** How many entries are asked for: kept while the app is open, so that going back finds the same page. */
const $count = atom(postLimits.feedPage * 2)

/** What is between me and up to three people: of my feed as far as it is at hand, and further back when asked. */
export function BetweenScreen() {
  const me = useMe()
  const inReach = useInReach()
  const count = useStore($count)
  const feed = useFeed(count)
  const all = feed.state === 'ready' ? feed.value : []
  const entries = all.filter((entry) => isBetweenFew(entry, me.uid))
  const settled = feed.state === 'ready' && (!feed.fromCache || !inReach || all.length > 0)
  const more = all.length >= count
  return (
    <>
      <BackBar>{null}</BackBar>
      <header className="page-head">
        <ScreenTitle title={words.title} />
        <p className="quiet head-line">{words.note}</p>
      </header>
      <KeptLine />
      {feed.state === 'failed' && <LoadFailed />}
      {feed.state !== 'failed' && !settled && <Skeleton rows={2} />}
      {entries.length > 0 && <Articles entries={entries} />}
      {settled && entries.length === 0 && (
        <Empty title={words.none} text={words.text} module="petala">
          <Link className="button" to="/user/people">
            {words.write}
          </Link>
        </Empty>
      )}
      {settled && (
        <div className="feed-end">
          {more && (
            <button
              type="button"
              className="button line compact"
              aria-disabled={feed.growing}
              onClick={() => !feed.growing && $count.set(count + postLimits.feedPage * 2)}
            >
              {feed.growing ? words.looking : words.older}
            </button>
          )}
          {!more && entries.length > 0 && (
            <p className="quiet">{!feed.fromCache ? words.end : inReach ? words.looking : shared.keptEnd}</p>
          )}
        </div>
      )}
    </>
  )
}
