import { paths } from '@varanda/domain/paths'
import { audienceOf, type StoredAudience } from '@varanda/domain/post/audience'
import { type Entry, namesInEntry, type Others } from '@varanda/domain/post/entry'
import { readersOf } from '@varanda/domain/source/reach'
import { reachedThrough } from '@varanda/domain/source/roster'
import { lazy, Suspense } from 'react'
import { useCirclesNamed } from '../circle/data/circles-named.ts'
import { useNames, useRoster } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { CircleBlock } from '../ui/circle-block.tsx'
import { locale } from '../ui/locale.ts'
import { Opening } from '../ui/opening.tsx'
import { Portraits } from '../ui/portrait.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { openingOf, sayAudience, saySent } from '../ui/text/audience-words.ts'
import { useAuthorName } from './use-author-name.ts'
import { words } from './words.ts'

const ReadersSheet = lazy(async () => ({ default: (await import('./readers-sheet.tsx')).ReadersSheet }))

interface Seen {
  others: Others
  /** By which circles, as far as whoever reads the line may know of them. */
  circles?: readonly string[]
}

/**
 * Who sees my own post now, by the rule that gives it to them: everybody of its audience whom I know, while it is on the
 * screen. Until that is here, those to whom it was sent.
 */
function useSeersNow(entry: Entry, wanted: boolean): Seen {
  const roster = useRoster(useMe().uid)
  const audience = useDoc<StoredAudience>(wanted ? paths.postAudience(entry.postId) : undefined)
  if (audience.state !== 'ready' || !audience.value) return entry
  const chosen = audienceOf(audience.value)
  // Who is in a circle now is told on its own page. My private circles are named to me alone: copies know nothing of them.
  if (chosen.circles.length > 0) return { others: entry.others, circles: chosen.circles }
  if (roster.state !== 'ready') return entry
  const people = roster.value
  const connections = reachedThrough({ people }, entry.createdAt)
  const uids = readersOf(entry.author.uid, chosen, { connections })
  const byName = uids.sort((one, other) => people[one]!.name.localeCompare(people[other]!.name))
  return { others: { count: uids.length, uids: byName } }
}

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
  const seen = mine ? now : entry
  const { count, uids } = seen.others
  const found = useCirclesNamed(visible ? seen.circles : undefined)
  const circles = found.state === 'ready' ? found.value : []
  const known = (uids ?? []).filter((uid) => knownName(uid) !== undefined).slice(0, namesInEntry)
  const names = known.map((uid) => knownName(uid)!)
  const author = useAuthorName(entry)
  const isInCircle = circles.length > 0
  const seers = { count, names }
  const inNames = mine ? sayAudience(seers, locale) : saySent(seers, author, locale, isInCircle)
  const [first] = circles
  const sentence = !first
    ? inNames
    : first.circle.kind === 'public' && !mine
      ? words.sees.followers(first.circle.name)
      : words.sees.through(
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
        {first ? (
          <CircleBlock id={first.id} edition={first.circle.block} size={1.375} />
        ) : (
          <Opening level={openingOf(mine ? count : count + 1, 0)} />
        )}
        <span className="sill-words">{sentence}</span>
        <Portraits uids={known.slice(0, 2)} />
      </button>
      {sheet.open && (
        <Suspense>
          <ReadersSheet entry={entry} onClose={sheet.hide} />
        </Suspense>
      )}
    </>
  )
}
