import type { Photo } from '@varanda/domain/post/media'
import type { CSSProperties } from 'react'
import { LoadedPhoto } from './loaded-photo.tsx'
import { useZoom } from './use-zoom.ts'

interface LightboxPhotoProps {
  postId: string
  photo: Photo
  alt: string
  /** It is the one that is looked at. */
  isCurrent: boolean
  eager: boolean
  onTap: () => void
}

/** One photo of the viewer, as large as its frame lets it; a double tap shows it larger. */
export function LightboxPhoto({ postId, photo, alt, isCurrent, eager, onTap }: LightboxPhotoProps) {
  const { frame, zoom, onClick } = useZoom(isCurrent, onTap)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for fingers; by keyboard the browser's own zoom enlarges.
    <li
      ref={frame}
      className={zoom > 1 ? 'lightbox-photo zoomed' : 'lightbox-photo'}
      style={{ '--ratio': (photo.width / photo.height).toFixed(4), '--zoom': zoom } as CSSProperties}
      inert={!isCurrent}
      onClick={onClick}
    >
      <LoadedPhoto postId={postId} photo={photo} alt={alt} sizes={`${100 * zoom}vw`} eager={eager} atMost="medium" />
    </li>
  )
}
