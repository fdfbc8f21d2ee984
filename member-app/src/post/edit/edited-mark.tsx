import type { Entry } from '@varanda/domain/post/entry'
import { useMe } from '../../data/use-me.ts'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { sayExactly, sayTimeAfter } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { words } from './words.ts'

const VersionsSheet = lazySheet(async () => (await import('./versions-sheet.tsx')).VersionsSheet)

/** That a post says something else than it did, and since when. To its author it opens what it said before. */
export function EditedMark({ entry }: { entry: Entry }) {
  const me = useMe()
  const now = useNow()
  const sheet = useSheet(`versions/${entry.postId}`)
  if (!entry.editedAt) return null
  const at = entry.editedAt.toDate()
  const when = sayTimeAfter(at, entry.createdAt.toDate(), now)
  const time = (
    <time dateTime={at.toISOString()} title={sayExactly(at)}>
      {words.mark(when)}
    </time>
  )
  if (entry.author.uid !== me.uid) return <span className="post-edited">{time}</span>
  return (
    <>
      <button
        type="button"
        id={`versions-${entry.postId}`}
        className="post-edited opens"
        aria-haspopup="dialog"
        aria-label={words.markOpens(when)}
        onClick={sheet.show}
      >
        {time}
      </button>
      {sheet.open && <VersionsSheet entry={entry} onClose={sheet.hide} />}
    </>
  )
}
