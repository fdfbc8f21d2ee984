import type { Photo } from '@varanda/domain/post/media'
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { words as shared } from '../words.ts'
import { LoadedPhoto } from './loaded-photo.tsx'
import { photoAlt, words } from './photo-words.ts'

interface LightboxProps {
  postId: string
  photos: readonly Photo[]
  name: string
  /** The photo to begin with, counted from 0. */
  start: number
  onClose: () => void
}

/**
 * Photos one at a time on a dark ground. Swiping is the browser's own scrolling, one photo a stop; pinching is its own
 * zoom. Escape, the button and Back close it.
 */
export function Lightbox({ postId, photos, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const count = photos.length

  const goTo = useCallback((place: number, behavior: ScrollBehavior) => {
    const element = strip.current
    element?.scrollTo({ left: element.clientWidth * place, behavior })
  }, [])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    document.documentElement.classList.add('sheet-open')
    goTo(start, 'instant')
    return () => {
      document.documentElement.classList.remove('sheet-open')
      element.close()
    }
  }, [start, goTo])

  const step = (by: number) => {
    const place = Math.min(Math.max(index + by, 0), count - 1)
    goTo(place, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  }
  const caption = photos[index]?.alt
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={words.viewer}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
        event.preventDefault()
        step(event.key === 'ArrowLeft' ? -1 : 1)
      }}
    >
      <header className="lightbox-bar">
        <p className="lightbox-count" aria-live="polite">
          {count > 1 && words.place(index + 1, count)}
        </p>
        <button type="button" className="lightbox-button" aria-label={shared.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ul
        ref={strip}
        className="lightbox-strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          if (clientWidth > 0) setIndex(Math.min(Math.round(scrollLeft / clientWidth), count - 1))
        }}
      >
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            className="lightbox-photo"
            style={{ '--ratio': (photo.width / photo.height).toFixed(4) } as CSSProperties}
            inert={at !== index}
          >
            <LoadedPhoto
              postId={postId}
              photo={photo}
              alt={photoAlt(photo.alt, { name, index: at, count })}
              sizes="100vw"
              eager={Math.abs(at - index) <= 1}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <button
            type="button"
            className="lightbox-button previous"
            aria-label={words.previous}
            aria-disabled={index === 0}
            onClick={() => step(-1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className="lightbox-button next"
            aria-label={words.next}
            aria-disabled={index === count - 1}
            onClick={() => step(1)}
          >
            <Icon name="forward" />
          </button>
        </>
      )}
      {caption && (
        <p className="lightbox-caption" dir="auto">
          {caption}
        </p>
      )}
    </dialog>
  )
}
