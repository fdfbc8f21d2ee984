import { mediaLimits, mediaUrl } from '@varanda/domain/post/media'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { announce } from '../../ui/notice/announce.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import type { DraftPhoto } from '../data/draft/drafts.ts'
import { FocusPicker, KeptFocusPicker } from './focus-picker.tsx'
import { moved } from './photo-order.ts'
import { focusPhoto } from './photo-strip.tsx'
import { words } from './words.ts'

interface PhotoSheetProps {
  uid: string
  /** The post that shows them already: then they come from the instance. */
  sentIn?: string
  photos: readonly DraftPhoto[]
  id: string
  onChange: (photos: DraftPhoto[]) => void
  onClose: () => void
}

/** What can be done with one picture of a draft: describing it, its focal point, moving it, taking it out. */
export function PhotoSheet({ uid, sentIn, photos, id, onChange, onClose }: PhotoSheetProps) {
  const at = photos.findIndex((photo) => photo.id === id)
  const photo = photos[at]
  if (!photo) return null
  const change = (now: Partial<DraftPhoto>) => onChange(photos.map((one) => (one.id === id ? { ...one, ...now } : one)))
  const move = (by: -1 | 1) => {
    if (at + by < 0 || at + by >= photos.length) return
    onChange(moved(photos, at, by))
    announce(words.photos.place(at + by + 1, photos.length))
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.photos.place(at + 1, photos.length)}
      foot={
        <button type="button" className="button wide" onClick={onClose}>
          {words.photos.done}
        </button>
      }
    >
      {sentIn ? (
        <FocusPicker photo={photo} url={mediaUrl(sentIn, id, 'medium')} onChange={(focus) => change({ focus })} />
      ) : (
        <KeptFocusPicker uid={uid} photo={photo} onChange={(focus) => change({ focus })} />
      )}
      <Field label={words.photos.alt} hint={words.photos.altHint}>
        {(field) => (
          <GrowingText
            {...field}
            className="photo-alt"
            rows={2}
            dir="auto"
            maxLength={mediaLimits.alt}
            value={photo.alt ?? ''}
            onChange={(event) => change({ alt: event.target.value })}
          />
        )}
      </Field>
      <div className="photo-moves">
        {photos.length > 1 && (
          <>
            <button type="button" className="button line compact" aria-disabled={at === 0} onClick={() => move(-1)}>
              <Icon name="back" size={20} />
              {words.photos.earlier}
            </button>
            <button
              type="button"
              className="button line compact"
              aria-disabled={at === photos.length - 1}
              onClick={() => move(1)}
            >
              {words.photos.later}
              <Icon name="forward" size={20} />
            </button>
          </>
        )}
        <button
          type="button"
          className="text-button plain"
          onClick={() => {
            onClose()
            onChange(photos.filter((one) => one.id !== id))
            announce(words.photos.removed)
            // What opened this sheet is gone with it.
            focusPhoto(at)
          }}
        >
          {words.photos.remove}
        </button>
      </div>
    </Sheet>
  )
}
