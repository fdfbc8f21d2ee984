import { mediaUrl } from '@varanda/domain/post/media'
import type { KeyboardEvent } from 'react'
import { focusStyle } from '../../ui/album/focus-style.ts'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notice/announce.ts'
import type { DraftPhoto } from '../data/draft/drafts.ts'
import { useKeptPhoto } from '../data/draft/photo-shelf.ts'
import { moved } from './photo-order.ts'
import { words } from './words.ts'

interface StripProps {
  uid: string
  /** The post that shows them already: then they come from the instance. */
  sentIn?: string
  photos: readonly DraftPhoto[]
  preparing: number
  onChange: (photos: DraftPhoto[]) => void
  onOpen: (id: string) => void
}

/** Puts the focus on the picture that stands there now, or, where none is left, on what comes after them. */
export function focusPhoto(at: number): void {
  requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.strip-open')
    const button = buttons[Math.min(at, buttons.length - 1)]
    const after = button ?? document.querySelector<HTMLElement>('.compose-foot button')
    after?.focus()
  })
}

/** The pictures of a draft in their order, each at its own proportions. Arrow keys move the one that has the focus. */
export function PhotoStrip({ uid, sentIn, photos, preparing, onChange, onOpen }: StripProps) {
  const move = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const by = event.key === 'ArrowLeft' ? -1 : 1
    const to = at + by
    if (to < 0 || to >= photos.length) return
    onChange(moved(photos, at, by))
    announce(words.photos.place(to + 1, photos.length))
    focusPhoto(to)
  }
  return (
    <ul className="strip" aria-label={words.photos.label}>
      {photos.map((photo, at) => (
        <li key={photo.id} className="strip-photo" style={{ aspectRatio: stripRatio(photo) }}>
          <button
            type="button"
            id={`strip-${photo.id}`}
            className="strip-open"
            aria-haspopup="dialog"
            onClick={() => onOpen(photo.id)}
            onKeyDown={(event) => move(event, at)}
          >
            <span className="visually-hidden">{words.photos.named(at + 1, photos.length, photo.alt)}</span>
            {sentIn ? <SentPicture postId={sentIn} photo={photo} /> : <KeptPicture uid={uid} photo={photo} />}
            <span className="strip-note">{photo.alt ? words.photos.described : words.photos.describe}</span>
          </button>
          <button
            type="button"
            className="strip-remove"
            aria-label={words.photos.removeAt(at + 1)}
            onClick={() => {
              onChange(photos.filter(({ id }) => id !== photo.id))
              announce(words.photos.removed)
              focusPhoto(at)
            }}
          >
            <Icon name="close" size={20} />
          </button>
        </li>
      ))}
      {preparing > 0 && (
        <li className="strip-preparing" role="status">
          {words.photos.preparing(preparing)}
        </li>
      )}
    </ul>
  )
}

/** Narrow enough to see the next one, wide enough for its words. */
function stripRatio({ width, height }: DraftPhoto): number {
  return Math.min(Math.max(width / height, 0.75), 2)
}

function SentPicture({ postId, photo }: { postId: string; photo: DraftPhoto }) {
  const { id, width, height } = photo
  return (
    <img
      className="strip-picture"
      src={mediaUrl(postId, id, 'small')}
      width={width}
      height={height}
      alt=""
      decoding="async"
    />
  )
}

function KeptPicture({ uid, photo }: { uid: string; photo: DraftPhoto }) {
  const url = useKeptPhoto(uid, photo.id)
  if (!url) return null
  if (url === 'missing') return <span className="strip-missing">{words.photos.missing}</span>
  const { width, height } = photo
  return (
    <img
      className="strip-picture"
      src={url}
      width={width}
      height={height}
      alt=""
      decoding="async"
      style={focusStyle(photo)}
    />
  )
}
