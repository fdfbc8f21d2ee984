import { useStore } from '@nanostores/react'
import { $mediaOpen } from '@varanda/client/account/media-session'
import type { MediaSize, Photo } from '@varanda/domain/post/media'
import { type ReactNode, useEffect, useState } from 'react'
import { $savesData } from '../data-saver.ts'
import { Icon } from '../icon.tsx'
import { useOnline } from '../use-online.ts'
import { focusStyle } from './focus-style.ts'
import { photoSources } from './photo-sources.ts'
import { words } from './photo-words.ts'
import { useOnScreen } from './use-on-screen.ts'
import { usePlaceholder } from './use-placeholder.ts'

/**
 * One photo of a post over its blurred stand-in; in its place, a quiet block with words and another try when it does
 * not come. It is not asked for before the instance lets pictures out to this browser. `frame` puts what holds the
 * picture around it, and is left out around the words.
 */
export function LoadedPhoto(props: {
  postId: string
  photo: Photo
  alt: string
  sizes: string
  eager?: boolean
  atMost?: MediaSize
  frame?: (picture: ReactNode) => ReactNode
}) {
  const { postId, photo, alt, sizes, eager, atMost = 'small', frame = (picture) => picture } = props
  const saves = useStore($savesData)
  const { seen, watch } = useOnScreen(saves)
  const online = useOnline()
  const open = useStore($mediaOpen)
  const placeholder = usePlaceholder(photo.thumbhash)
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (online) setFailed(false)
  }, [online])
  if (failed) {
    return (
      <button type="button" className="photo-failed" onClick={() => setFailed(false)}>
        <Icon name="camera" />
        <span>{words.failed}</span>
        <span className="photo-retry">{words.retry}</span>
      </button>
    )
  }
  const blurred = placeholder && !shown ? { backgroundImage: `url(${placeholder})` } : undefined
  const style = { ...blurred, ...focusStyle(photo) }
  if (!open || !seen)
    return frame(<span ref={saves ? watch : undefined} className="photo" role="img" aria-label={alt} style={blurred} />)
  return frame(
    <img
      {...photoSources(postId, photo, saves ? atMost : 'large')}
      className="photo"
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={style}
      onLoad={() => setShown(true)}
      onError={() => setFailed(true)}
    />,
  )
}
