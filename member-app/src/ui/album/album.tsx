import type { Photo } from '@varanda/domain/post/media'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo } from 'react'
import { AlbumFrame } from './album-frame.tsx'
import { layOut } from './album-layout.ts'
import { LoadedPhoto } from './loaded-photo.tsx'
import { photoSizes } from './photo-sources.ts'
import { photoAlt, words } from './photo-words.ts'
import { useViewer } from './use-viewer.ts'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

/** The photos of a post, edge to edge; each opens alone. `name` is the author's, for photos nobody described. */
export function Album({ postId, photos, name, whole }: AlbumProps) {
  const layout = useMemo(() => layOut(photos), [photos])
  const viewer = useViewer(`photos/${postId}`)
  const idOf = (index: number) => `photo-${postId}-${index}`
  const start = Math.max(
    0,
    photos.findIndex((_, index) => idOf(index) === viewer.photo),
  )
  // The whole post may go while it is looked at, or its last photo.
  const leaveGone = useEffectEvent(() => {
    if (viewer.open) viewer.leaveGone()
  })
  useEffect(() => () => leaveGone(), [])
  return (
    <>
      <AlbumFrame layout={layout} whole={whole}>
        {(index, box) => {
          const photo = photos[index]
          if (!photo) return null
          const alt = photoAlt(photo.alt, { name, index, count: photos.length })
          return (
            <LoadedPhoto
              postId={postId}
              photo={photo}
              alt={alt}
              sizes={photoSizes(box.width)}
              frame={(picture) => (
                <button
                  type="button"
                  id={idOf(index)}
                  className="photo-open"
                  aria-haspopup="dialog"
                  onClick={() => viewer.show(idOf(index))}
                >
                  {picture}
                  {layout.hidden > 0 && index === layout.boxes.length - 1 && (
                    <span className="photo-more">
                      <span aria-hidden="true">+{layout.hidden}</span>
                      <span className="visually-hidden">{words.more(layout.hidden)}</span>
                    </span>
                  )}
                </button>
              )}
            />
          )
        }}
      </AlbumFrame>
      {viewer.open && (
        <Suspense>
          <Lightbox postId={postId} photos={photos} name={name} start={start} onClose={() => viewer.hideAt(idOf(0))} />
        </Suspense>
      )}
    </>
  )
}

interface AlbumProps {
  postId: string
  photos: readonly Photo[]
  name: string
  /** On the post's own page a standing photo may be as high as the window. */
  whole?: boolean | undefined
}
