import { paths } from '@varanda/domain/paths'
import { saysSame, wantedOf } from '@varanda/domain/post/edit'
import type { Entry } from '@varanda/domain/post/entry'
import { mediaUrl } from '@varanda/domain/post/media'
import type { Version } from '@varanda/domain/post/version'
import { useList } from '../../data/use-list.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { sayExactly, sayTime } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { useOnline } from '../../ui/use-online.ts'
import { differences, type Piece } from './differences.ts'
import './edit.css'
import { words as all } from './words.ts'

const words = all.versions
const newestFirst = { by: 'rev' satisfies keyof Version, direction: 'desc' } as const

type Said = Pick<Entry, 'text' | 'photos'>

/** What a post of mine said before each of its changes, newest first: what each took out and put in. */
export function VersionsSheet({ entry, onClose }: { entry: Entry; onClose: () => Promise<void> }) {
  const now = useNow()
  const say = useSayMarks()
  const online = useOnline()
  const found = useList<Version>(paths.versions(entry.postId), newestFirst)
  const versions = found.state === 'ready' ? found.value.map(({ data }) => data) : []
  const isHere = found.state === 'ready' && versions.length > 0
  const when = (at: Date) => (
    <time dateTime={at.toISOString()} title={sayExactly(at)}>
      {sayTime(at, now)}
    </time>
  )
  return (
    <Sheet open onClose={() => void onClose()} title={words.title}>
      <p className="small quiet">{words.promise}</p>
      {found.state === 'failed' && <LoadFailed />}
      {found.state !== 'failed' && !isHere && (online ? <Skeleton rows={2} /> : <p>{words.offline}</p>)}
      {isHere && (
        <ol className="plain versions">
          <li>
            <h3 className="version-time">{sayAround(words.now, when(entry.editedAt!.toDate()))}</h3>
            <Change postId={entry.postId} before={versions[0]!} after={entry} />
          </li>
          {versions.map((version, index) => {
            const before = versions[index + 1]
            return (
              <li key={version.rev}>
                <h3 className="version-time">
                  {sayAround(before ? words.until : words.first, when(version.until.toDate()))}
                </h3>
                {before ? (
                  <Change postId={entry.postId} before={before} after={version} />
                ) : (
                  <p className="version-text" dir="auto">
                    {say(version.text)}
                  </p>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </Sheet>
  )
}

/** A sentence with an element where its moment stands. */
function sayAround(sentence: (when: string) => string, moment: React.ReactNode) {
  const [before, after] = sentence('\0').split('\0')
  return (
    <>
      {before}
      {moment}
      {after}
    </>
  )
}

function Change({ postId, before, after }: { postId: string; before: Said; after: Said }) {
  const say = useSayMarks()
  const kept = new Set((after.photos ?? []).map(({ id }) => id))
  const gone = (before.photos ?? []).filter(({ id }) => !kept.has(id))
  const staying = (before.photos ?? []).filter(({ id }) => kept.has(id))
  const areChanged = !saysSame(
    wantedOf({ text: '', photos: staying }),
    wantedOf({ text: '', photos: after.photos ?? [] }),
  )
  return (
    <>
      <p className="version-text" dir="auto">
        {differences(say(before.text), say(after.text)).map(({ kind, text }, at, all) =>
          kind === 'same' ? (
            text
          ) : kind === 'gone' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts that stay as they are.
            <del key={at} className={standsBy(all[at - 1])}>
              <span className="visually-hidden"> ({words.removed}:) </span>
              {text}
            </del>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts that stay as they are.
            <ins key={at} className={standsBy(all[at - 1])}>
              <span className="visually-hidden"> ({words.added}:) </span>
              {text}
            </ins>
          ),
        )}
      </p>
      {gone.length > 0 && (
        <>
          <p className="small quiet">{words.photosGone(gone.length)}</p>
          <ul className="plain version-photos">
            {gone.map(({ id, width, height, alt }, at) => (
              <li key={id}>
                <img src={mediaUrl(postId, id, 'small')} width={width} height={height} alt={words.photo(at + 1, alt)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {areChanged && <p className="small quiet">{words.photosChanged}</p>}
    </>
  )
}

/** Words that went or came stick to those before them that did, where these had no space after them. */
function standsBy(before: Piece | undefined): string | undefined {
  return before && before.kind !== 'same' && !/\s$/u.test(before.text) ? 'close-by' : undefined
}
