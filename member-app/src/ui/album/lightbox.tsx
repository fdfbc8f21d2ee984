import type { Photo } from '@varanda/domain/post/media'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { words as shared } from '../words.ts'
import { LightboxPhoto } from './lightbox-photo.tsx'
import { photoAlt, words } from './photo-words.ts'
import { savePhoto } from './save-photo.ts'
import { useIdleControls } from './use-idle-controls.ts'
import { usePullAway } from './use-pull-away.ts'

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
 * zoom. A double tap shows a photo larger, a tap hides and shows what lies around it. Escape, the button, Back, and
 * pulling the photo away close it.
 */
export function Lightbox({ postId, photos, name, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  // Its author may change the album meanwhile: whoever looks at a photo stays with it.
  const [first] = useState(start)
  const [index, setIndex] = useState(first)
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
    goTo(first, 'instant')
    return () => {
      document.documentElement.classList.remove('sheet-open')
      element.close()
    }
  }, [first, goTo])

  const step = (by: number) => {
    const place = Math.min(Math.max(index + by, 0), count - 1)
    goTo(place, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  }
  const photo = photos[index]
  const caption = photo?.alt
  const controls = useIdleControls()
  const isZoomed = () => strip.current?.querySelector('.zoomed') !== null
  const pulling = usePullAway(dialog, isZoomed, onClose)
  const [saving, setSaving] = useState(false)
  const [notSaved, setNotSaved] = useState(false)
  const save = () => {
    if (!photo || saving) return
    setSaving(true)
    setNotSaved(false)
    savePhoto(postId, photo, photoAlt(undefined, { name, index, count }))
      .catch((error) => {
        console.warn('photo', error)
        setNotSaved(true)
      })
      .finally(() => setSaving(false))
  }
  return (
    <dialog
      ref={dialog}
      className={controls.shown ? 'lightbox' : 'lightbox bare'}
      aria-label={words.viewer}
      onPointerMove={(event) => event.pointerType === 'mouse' && controls.wake()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        controls.wake()
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
        event.preventDefault()
        step(event.key === 'ArrowLeft' ? -1 : 1)
      }}
    >
      <header className="lightbox-bar">
        <p className="lightbox-count" aria-live="polite">
          {count > 1 && words.place(index + 1, count)}
        </p>
        <div className="lightbox-ways">
          <button
            type="button"
            className="lightbox-button"
            aria-label={words.save}
            title={words.save}
            aria-disabled={saving}
            onClick={save}
          >
            <Icon name="download" />
          </button>
          <button type="button" className="lightbox-button" aria-label={shared.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </header>
      <ul
        ref={strip}
        className="lightbox-strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        {...pulling}
        onScroll={(event) => {
          if (event.target !== event.currentTarget) return
          const { scrollLeft, clientWidth } = event.currentTarget
          if (clientWidth > 0) setIndex(Math.min(Math.round(scrollLeft / clientWidth), count - 1))
        }}
      >
        {photos.map((one, at) => (
          <LightboxPhoto
            key={one.id}
            postId={postId}
            photo={one}
            alt={photoAlt(one.alt, { name, index: at, count })}
            isCurrent={at === index}
            eager={Math.abs(at - index) <= 1}
            onTap={controls.toggle}
          />
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
      <p className="lightbox-told" role="status">
        {notSaved && words.notSaved}
      </p>
      {caption && (
        <p className="lightbox-caption" dir="auto">
          {caption}
        </p>
      )}
    </dialog>
  )
}
