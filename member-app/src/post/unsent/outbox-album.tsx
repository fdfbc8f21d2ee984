import { useMemo } from 'react'
import { AlbumFrame } from '../../ui/album/album-frame.tsx'
import { layOut } from '../../ui/album/album-layout.ts'
import { focusStyle } from '../../ui/album/focus-style.ts'
import { useKeptPhoto } from '../data/draft/photo-shelf.ts'
import type { OutboxPhoto } from '../data/outbox/outbox-photos.ts'
import { words } from '../feed/words.ts'

/** The pictures of a post on its way, out of this browser, in the room that they will have in the feed. */
export function OutboxAlbum({ uid, photos }: { uid: string; photos: readonly OutboxPhoto[] }) {
  const layout = useMemo(() => layOut(photos), [photos])
  return (
    <AlbumFrame layout={layout}>
      {(index) => {
        const photo = photos[index]
        if (!photo) return null
        return (
          <>
            <KeptPicture uid={uid} photo={photo} alt={photo.alt || words.outbox.photo(index + 1, photos.length)} />
            {layout.hidden > 0 && index === layout.boxes.length - 1 && (
              <span className="photo-more">+{layout.hidden}</span>
            )}
          </>
        )
      }}
    </AlbumFrame>
  )
}

function KeptPicture({ uid, photo, alt }: { uid: string; photo: OutboxPhoto; alt: string }) {
  const url = useKeptPhoto(uid, photo.id)
  if (!url || url === 'missing') return null
  const { width, height } = photo
  return (
    <img
      className="photo"
      src={url}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      style={focusStyle(photo)}
    />
  )
}
