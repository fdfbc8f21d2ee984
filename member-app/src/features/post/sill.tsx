import type { Receipt } from '@varanda/domain/activity'
import type { Entry } from '@varanda/domain/entry'
import { paths } from '@varanda/domain/paths'
import { lazy, Suspense } from 'react'
import { type NameBook, useNames } from '../../data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { openingOf, sayAudience } from '../../ui/audience-words.ts'
import { locale } from '../../ui/locale.ts'
import { Opening } from '../../ui/opening.tsx'
import { Portraits } from '../../ui/portrait.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { words } from './words.ts'

const ReadersSheet = lazy(async () => ({ default: (await import('./readers-sheet.tsx')).ReadersSheet }))

/** The same people as the post above: then the sill stays untinted, so that a change is what catches the eye. */
export function sameAudience(entry: Entry, above: Entry | undefined): boolean {
  if (!above || above.author.uid !== entry.author.uid) return false
  return above.others.count === entry.others.count && above.others.names.join() === entry.others.names.join()
}

/**
 * Up to three names of who sees a post. A reader's entry carries those that they know; an author's does not, and they
 * come from the receipt while the post is on the screen.
 */
function useSeersNames(entry: Entry, mine: boolean, visible: boolean, book: NameBook): readonly string[] {
  const wanted = mine && entry.others.names.length === 0 && entry.others.count > 0
  const receipt = useDoc<Receipt>(wanted && visible ? paths.receipt(entry.postId) : undefined)
  if (!wanted) return entry.others.names
  const readers = receipt.state === 'ready' ? (receipt.value?.readers ?? []) : []
  return readers
    .flatMap((uid) => book.knownName(uid) ?? [])
    .sort((a, b) => a.localeCompare(b))
    .slice(0, 3)
}

/** The sill under every post: who sees it, in names. It opens the list. */
export function Sill({ entry, quiet, visible }: { entry: Entry; quiet?: boolean; visible: boolean }) {
  const me = useMe()
  const book = useNames()
  const sheet = useSheet(`readers/${entry.postId}`)
  const mine = entry.author.uid === me.uid
  const names = useSeersNames(entry, mine, visible, book)
  const { count } = entry.others
  const sentence = sayAudience({ count, names }, locale, mine ? undefined : book.nameOf(entry.author))
  const faces = names.slice(0, 2).flatMap((name) => book.uidOf(name) ?? [])
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
