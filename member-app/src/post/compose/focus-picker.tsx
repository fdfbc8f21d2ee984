import type { Focus } from '@varanda/domain/post/media'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { announce } from '../../ui/notice/announce.ts'
import type { DraftPhoto } from '../data/draft/drafts.ts'
import { useKeptPhoto } from '../data/draft/photo-shelf.ts'
import { middle, movedBy, touched } from './focus-point.ts'
import { words } from './words.ts'

const say = ({ x, y }: Focus) => words.photos.focus(Math.round(x * 100), Math.round(y * 100))

interface FocusPickerProps {
  photo: DraftPhoto
  /** The picture itself. */
  url: string
  onChange: (focus: Focus) => void
}

/** A picture of a draft, on which the point is chosen that stays in view wherever it is cut: by a touch or by arrow keys. */
export function FocusPicker({ photo, url, onChange }: FocusPickerProps) {
  const hint = useId()
  const { width, height, focus = middle } = photo
  const choose = (event: MouseEvent<HTMLElement>) => {
    // Pressed by a key it has no place.
    if (event.detail === 0) return
    onChange(touched({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect()))
  }
  const move = (event: KeyboardEvent) => {
    const now = movedBy(event.key, focus)
    if (!now) return
    event.preventDefault()
    onChange(now)
    announce(say(now))
  }
  return (
    <div className="focus-place">
      <button
        type="button"
        className="focus-picker"
        aria-label={say(focus)}
        aria-describedby={hint}
        style={{ aspectRatio: `${width} / ${height}` }}
        onClick={choose}
        onKeyDown={move}
      >
        <img src={url} width={width} height={height} alt="" decoding="async" draggable={false} />
        <span
          className="focus-point"
          style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }}
        />
      </button>
      <p id={hint} className="hint">
        {words.photos.focusHint}
      </p>
    </div>
  )
}

/** The same for a picture that lies on this device; nothing where it is not there. */
export function KeptFocusPicker({ uid, ...props }: { uid: string } & Omit<FocusPickerProps, 'url'>) {
  const url = useKeptPhoto(uid, props.photo.id)
  return url && url !== 'missing' ? <FocusPicker url={url} {...props} /> : null
}
