import { mediaLimits } from '@varanda/domain/post/media'
import { shareLimits } from '@varanda/domain/post/share/share-target'
import { useState } from 'react'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import type { DraftPhoto } from '../data/draft/drafts.ts'
import { PhotoSheet } from './photo-sheet.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import type { RefusedFile } from './picking.ts'
import type { PickedPhotos } from './use-picked-photos.ts'
import { words } from './words.ts'

const sayRefused: Record<RefusedFile['why'], (name: string) => string> = {
  'not-a-picture': words.photos.notAPicture,
  heic: words.photos.heic,
  'too-many-pixels': (name) => words.photos.tooManyPixels(name, mediaLimits.pixels / 1_000_000),
  'too-large': (name) => words.photos.tooLarge(name, shareLimits.photoBytes / (1024 * 1024)),
}

/** The pictures of a draft, and what is to be said about those that cannot come along. */
export function DraftPhotos(props: {
  uid: string
  photos: readonly DraftPhoto[]
  picked: PickedPhotos
  /** How many were lost with a page that ended before they were ready. */
  missed: number
  /** It was read that they are. */
  onMissed: () => void
  onChange: (photos: DraftPhoto[]) => void
  /** A picture's words are done: they need not wait for the next pause. */
  onDone: () => void
}) {
  const { uid, photos, picked, missed, onMissed, onChange, onDone } = props
  const sheet = useSheet('photo')
  const [opened, setOpened] = useState('')
  const close = () => {
    onDone()
    sheet.hide()
  }
  const over = photos.length - mediaLimits.photosInPost
  return (
    <>
      {(photos.length > 0 || picked.preparing > 0) && (
        <PhotoStrip
          uid={uid}
          photos={photos}
          preparing={picked.preparing}
          onChange={onChange}
          onOpen={(id) => {
            setOpened(id)
            sheet.show()
          }}
        />
      )}
      {picked.refused.length > 0 && (
        <div className="notice late" role="alert">
          <div>
            {picked.refused.map(({ name, why }) => (
              <p key={name}>{sayRefused[why](name)}</p>
            ))}
            <button type="button" className="text-button" onClick={picked.forgetRefused}>
              {words.photos.understood}
            </button>
          </div>
        </div>
      )}
      {missed > 0 && (
        <div className="notice late" role="alert">
          <div>
            <p>{words.photos.missed(missed)}</p>
            <button type="button" className="text-button" onClick={onMissed}>
              {words.photos.understood}
            </button>
          </div>
        </div>
      )}
      {over > 0 && <p className="hint error">{words.photos.tooMany(mediaLimits.photosInPost, over)}</p>}
      {sheet.open && <PhotoSheet uid={uid} photos={photos} id={opened} onChange={onChange} onClose={close} />}
    </>
  )
}
