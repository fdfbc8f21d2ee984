import { paths } from '@varanda/domain/paths'
import type { Receipt } from '@varanda/domain/post/activity'
import { type Entry, type KnownReader, knownOthers, namesInEntry } from '@varanda/domain/post/entry'
import { lazy, Suspense } from 'react'
import { type NameBook, useNames, useNewNames } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { locale } from '../ui/locale.ts'
import { Opening } from '../ui/opening.tsx'
import { Portraits } from '../ui/portrait.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { openingOf, sayAudience, saySent } from '../ui/text/audience-words.ts'
import { words } from './words.ts'

const ReadersSheet = lazy(async () => ({ default: (await import('./readers-sheet.tsx')).ReadersSheet }))

/** The same people as the post above: then the sill stays untinted, so that a change is what catches the eye. */
export function sameAudience(entry: Entry, above: Entry | undefined): boolean {
  if (!above || above.author.uid !== entry.author.uid) return false
  const uids = ({ others }: Entry) => knownOthers(others).map(({ uid }) => uid)
  return above.others.count === entry.others.count && uids(above).join() === uids(entry).join()
}

interface Seers {
  count: number
  people: readonly KnownReader[]
}

/**
 * Who sees my own post now: everybody on its receipt, while it is on the screen. Until that is here, and as long as the
 * post is still on its way to its readers, those to whom it was sent.
 */
function useSeersNow(entry: Entry, wanted: boolean, book: NameBook): Seers {
  const receipt = useDoc<Receipt>(wanted ? paths.receipt(entry.postId) : undefined)
  const readers = receipt.state === 'ready' ? receipt.value?.readers : undefined
  const known = readers?.flatMap((uid) => {
    const name = book.knownName(uid)
    return name === undefined ? [] : [{ uid, name }]
  })
  useNewNames(known && known.length < namesInEntry ? readers?.filter((uid) => book.knownName(uid) === undefined) : [])
  if (!readers || !known) return { count: entry.others.count, people: knownOthers(entry.others) }
  return { count: readers.length, people: known.sort((a, b) => a.name.localeCompare(b.name)).slice(0, namesInEntry) }
}

/**
 * The sill under every post: of my own, who sees it; of another's, to whom it was sent. In names. It opens the list.
 */
export function Sill({ entry, quiet, visible }: { entry: Entry; quiet?: boolean; visible: boolean }) {
  const me = useMe()
  const book = useNames()
  const sheet = useSheet(`readers/${entry.postId}`)
  const mine = entry.author.uid === me.uid
  const now = useSeersNow(entry, mine && visible, book)
  const { count, people } = mine ? now : { count: entry.others.count, people: knownOthers(entry.others) }
  const names = people.map(book.nameOf)
  const sentence = (mine ? sayAudience : saySent)({ count, names }, locale)
  const faces = people.slice(0, 2).map(({ uid }) => uid)
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
        <Portraits uids={faces} />
      </button>
      {sheet.open && (
        <Suspense>
          <ReadersSheet entry={entry} onClose={sheet.hide} />
        </Suspense>
      )}
    </>
  )
}
