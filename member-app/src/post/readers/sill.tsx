import { type Entry, namesInEntry } from '@varanda/domain/post/entry'
import { useEffect, useState } from 'react'
import { type NamedCircle, useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { Opening } from '../../ui/opening.tsx'
import { Portraits } from '../../ui/person/portrait.tsx'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { openingOf, sayAudience, saySent } from '../../ui/text/audience-words.ts'
import { useAuthorName } from '../use-author-name.ts'
import { words } from '../words.ts'
import { useSeersNow } from './use-seers-now.ts'

const ReadersSheet = lazySheet(async () => (await import('./readers-sheet.tsx')).ReadersSheet)

/**
 * The sill under every post: who sees it besides me and its author, in names; through a circle, by its block and name. It
 * opens the list.
 */
export function Sill({ entry, quiet, visible }: { entry: Entry; quiet?: boolean; visible: boolean }) {
  const me = useMe()
  const { knownName } = useNames()
  const sheet = useSheet(`readers/${entry.postId}`)
  const mine = entry.author.uid === me.uid
  const now = useSeersNow(entry, mine && visible)
  const seen: typeof now = mine ? now : entry
  const { count, uids } = seen.others
  const found = useCirclesNamed(visible ? seen.circles : undefined)
  const [named, keep] = useState<readonly NamedCircle[]>([])
  useEffect(() => {
    if (found.state === 'ready') keep(found.value)
  }, [found])
  // Out of view it says what it said: other words may take another line, and move what is read below.
  const circles = found.state === 'ready' ? found.value : seen.circles ? named : []
  const known = (uids ?? []).filter((uid) => knownName(uid) !== undefined).slice(0, namesInEntry)
  const names = known.map((uid) => knownName(uid)!)
  const author = useAuthorName(entry)
  const isInCircle = circles.length > 0
  const seers = { count, names }
  const inNames = mine ? sayAudience(seers, words.sees) : saySent(seers, author, words.sees, isInCircle)
  const [first] = circles
  const isForSubscribers = entry.tier !== undefined && !mine
  const sentence = isForSubscribers
    ? words.sees.subscribers
    : !first
      ? inNames
      : first.circle.kind === 'public' && !mine
        ? words.sees.followers(first.circle.name)
        : words.sees[seen.beyond ? 'alsoThrough' : 'through'](
            circles.map(({ circle }) => circle.name),
            inNames,
          )
  return (
    <>
      <button
        type="button"
        id={`sill-${entry.postId}`}
        className={quiet ? 'sill same' : 'sill'}
        aria-label={words.sees.label(sentence)}
        aria-haspopup="dialog"
        onClick={sheet.show}
      >
        {first && !seen.beyond ? (
          <CircleBlock id={first.id} edition={first.circle.block} size={1.375} />
        ) : (
          <Opening level={openingOf(mine ? count : count + 1, 0)} />
        )}
        <span className="sill-words">{sentence}</span>
        <Portraits uids={known.slice(0, 2)} />
      </button>
      {sheet.open && <ReadersSheet entry={entry} onClose={sheet.hide} />}
    </>
  )
}
