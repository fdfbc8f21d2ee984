import { localeTags } from '@varanda/domain/locale'
import type { Entry } from '@varanda/domain/post/entry'
import type { Photo } from '@varanda/domain/post/media'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { LoadedPhoto } from '../../ui/album/loaded-photo.tsx'
import { photoSizes } from '../../ui/album/photo-sources.ts'
import { photoAlt } from '../../ui/album/photo-words.ts'
import { useViewer } from '../../ui/album/use-viewer.ts'
import { locale } from '../../ui/locale.ts'
import { byMonth, type Month } from '../data/by-month.ts'
import { words } from './words.ts'

const Lightbox = lazy(async () => ({ default: (await import('../../ui/album/lightbox.tsx')).Lightbox }))

const monthName = new Intl.DateTimeFormat(localeTags[locale], { month: 'long' })
const monthAndYear = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', year: 'numeric' })

/** "novembro"; of another year also which. */
function sayMonth(start: Date): string {
  return (start.getFullYear() === new Date().getFullYear() ? monthName : monthAndYear).format(start)
}

const idOf = ({ id }: Photo) => `photo-of-${id}`

interface PhotosOfProps {
  /** Whose page it is: the id of a person or circle. */
  of: string
  entries: readonly Entry[]
  /** Who wrote a post, as its photos' descriptions say. */
  nameOf: (entry: Entry) => string
  /** What stands beside a month's name. */
  noteOf?: (month: Month) => string
}

/** The photos of posts, month by month; each opens alone, among those of its post. */
export function PhotosOf({
  of,
  entries,
  nameOf,
  noteOf = ({ photos }) => words.photosIn(photos.length),
}: PhotosOfProps) {
  const months = useMemo(() => byMonth(entries), [entries])
  const viewer = useViewer(`photos-of/${of}`)
  const all = months.flatMap(({ photos }) => photos)
  // A page that is loaded anew waits for its photo. Where that went while it was looked at, the others of its post are
  // still there to look at; where they went with it, no step is left behind.
  const shown = useRef<{ postId: string; at: number }>(undefined)
  const opened =
    all.find(({ photo }) => idOf(photo) === viewer.photo) ??
    all.find(({ entry }) => entry.postId === shown.current?.postId)
  const leaveGone = useEffectEvent(() => {
    if (!shown.current) return
    const beside = all[shown.current.at] ?? all.at(-1)
    viewer.leaveGone(beside && idOf(beside.photo))
  })
  useEffect(() => {
    if (viewer.open && !opened) leaveGone()
    shown.current = viewer.open && opened ? { postId: opened.entry.postId, at: all.indexOf(opened) } : undefined
  })
  useEffect(() => () => leaveGone(), [])
  return (
    <>
      {months.map(({ start, photos }) => (
        <section key={start.getTime()} className="month" aria-labelledby={`month-${start.getTime()}`}>
          <h3 id={`month-${start.getTime()}`} className="month-title">
            {sayMonth(start)} <span className="small quiet">{noteOf({ start, photos })}</span>
          </h3>
          <ul className="month-photos">
            {photos.map(({ entry, photo, place }, index) => {
              const isLarge = index === 0 && photos.length > 2
              return (
                <li key={`${entry.postId}/${photo.id}`} className={isLarge ? 'large' : undefined}>
                  <LoadedPhoto
                    postId={entry.postId}
                    photo={photo}
                    alt={photoAlt(photo.alt, { name: nameOf(entry), index: place, count: entry.photos?.length ?? 1 })}
                    sizes={photoSizes(isLarge ? 2 / 3 : 1 / 3)}
                    frame={(picture) => (
                      <button
                        type="button"
                        id={idOf(photo)}
                        className="photo-open"
                        aria-haspopup="dialog"
                        onClick={() => viewer.show(idOf(photo))}
                      >
                        {picture}
                      </button>
                    )}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {viewer.open && opened?.entry.photos && (
        <Suspense>
          <Lightbox
            key={opened.entry.postId}
            postId={opened.entry.postId}
            photos={opened.entry.photos}
            name={nameOf(opened.entry)}
            start={opened.place}
            onClose={() => viewer.hideAt(idOf(opened.photo))}
          />
        </Suspense>
      )}
    </>
  )
}
