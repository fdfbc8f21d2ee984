import { paths } from '@varanda/domain/paths'
import { audienceOf, type StoredAudience } from '@varanda/domain/post/audience'
import { type Entry, namesInEntry, type Others } from '@varanda/domain/post/entry'
import { readersOf } from '@varanda/domain/source/reach'
import { reachedThrough } from '@varanda/domain/source/roster'
import { lazy, Suspense } from 'react'
import { useNames, useRoster } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { locale } from '../ui/locale.ts'
import { Opening } from '../ui/opening.tsx'
import { Portraits } from '../ui/portrait.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { openingOf, sayAudience, saySent } from '../ui/text/audience-words.ts'
import { useAuthorName } from './use-author-name.ts'
import { words } from './words.ts'

const ReadersSheet = lazy(async () => ({ default: (await import('./readers-sheet.tsx')).ReadersSheet }))

/**
 * Who sees my own post now, by the rule that gives it to them: everybody of its audience whom I know, while it is on the
 * screen. Until that is here, those to whom it was sent.
 */
function useSeersNow(entry: Entry, wanted: boolean): Others {
  const roster = useRoster(useMe().uid)
  const audience = useDoc<StoredAudience>(wanted ? paths.postAudience(entry.postId) : undefined)
  if (roster.state !== 'ready' || audience.state !== 'ready' || !audience.value) return entry.others
  const chosen = audienceOf(audience.value)
  // Who is in a circle now is told on its own page.
  if (chosen.circles.length > 0) return entry.others
  const people = roster.value
  const connections = reachedThrough({ people }, entry.createdAt)
  const uids = readersOf(entry.author.uid, chosen, { connections })
  return { count: uids.length, uids: uids.sort((one, other) => people[one]!.name.localeCompare(people[other]!.name)) }
}

/**
 * The sill under every post: of my own, who sees it; of another's, to whom it was sent. In names. It opens the list.
 */
export function Sill({ entry, quiet, visible }: { entry: Entry; quiet?: boolean; visible: boolean }) {
  const me = useMe()
  const { knownName } = useNames()
  const sheet = useSheet(`readers/${entry.postId}`)
  const mine = entry.author.uid === me.uid
  const now = useSeersNow(entry, mine && visible)
  const { count, uids } = mine ? now : entry.others
  const known = (uids ?? []).filter((uid) => knownName(uid) !== undefined).slice(0, namesInEntry)
  const names = known.map((uid) => knownName(uid)!)
  const author = useAuthorName(entry)
  const sentence = mine ? sayAudience({ count, names }, locale) : saySent({ count, names }, author, locale)
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
        <Opening level={openingOf(mine ? count : count + 1, 0)} />
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
