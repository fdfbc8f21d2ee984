import { useStore } from '@nanostores/react'
import { $mediaOpen } from '@varanda/client/account/media-session'
import { archPicture, portraitFeatures } from '@varanda/design/portrait'
import { portraitOf } from '@varanda/design/scenes/gallery'
import { drawnName, takenId } from '@varanda/domain/member/photo'
import { portraitUrl } from '@varanda/domain/member/portrait'
import { useState } from 'react'
import { Picture } from '../picture.tsx'
import { $faces } from './faces.ts'

const drawn = new Map<string, string>()

function keep(key: string, draw: () => string): string {
  const known = drawn.get(key) ?? draw()
  drawn.set(key, known)
  return known
}

const archOf = (uid: string) => keep(`arch ${uid}`, () => archPicture({ back: portraitFeatures(uid).back, shapes: '' }))

const faceOf = (uid: string, drawing: string | undefined) =>
  keep(`${drawing ?? ''} ${uid}`, () => portraitOf(drawing, uid))

type Size = 's' | 'm' | 'l' | 'xl'

interface PortraitProps {
  uid: string
  size?: Size
  /** Someone who was taken out, said in words beside it too. */
  gone?: boolean
  /** The photo of someone whom I do not know; those whom I know have theirs at hand. */
  photo?: string | undefined
  /** Their photo is being asked for. */
  waiting?: boolean
}

/**
 * A person: always an arch. Nobody's face is shown before it is known whether they chose another; until then the arch
 * is empty.
 */
export function Portrait({ uid, size = 'm', gone, photo, waiting }: PortraitProps) {
  const { photos, settled } = useStore($faces)
  const unknown = waiting || (!settled && !photos.has(uid))
  const chosen = photo ?? photos.get(uid)
  const className = `portrait ${size}${gone ? ' gone' : ''}`
  const id = takenId(chosen)
  if (id && !unknown) return <Taken key={id} uid={uid} id={id} size={size} className={className} />
  return <Picture className={className} svg={unknown ? archOf(uid) : faceOf(uid, drawnName(chosen))} />
}

/** Addresses that did not answer with a picture, for as long as the page lives. */
const missing = new Set<string>()

/** A photo of theirs over the empty arch. Whoever may not see it, or has no network, sees whom the instance draws. */
function Taken({ uid, id, size, className }: { uid: string; id: string; size: Size; className: string }) {
  const open = useStore($mediaOpen)
  const src = portraitUrl(uid, id, size === 'xl' ? 'large' : 'small')
  const [failed, setFailed] = useState(missing.has(src))
  if (failed) return <Picture className={className} svg={faceOf(uid, undefined)} />
  return (
    <span className={className} aria-hidden="true">
      <Picture className="portrait-arch" svg={archOf(uid)} />
      {open && (
        <img
          className="portrait-photo"
          src={src}
          alt=""
          decoding="async"
          onError={() => {
            if (navigator.onLine) missing.add(src)
            setFailed(true)
          }}
        />
      )}
    </span>
  )
}

/** Two or three arches, overlapping. */
export function Portraits({ uids }: { uids: readonly string[] }) {
  return (
    <span className="portraits">
      {uids.map((uid) => (
        <Portrait key={uid} uid={uid} size="s" />
      ))}
    </span>
  )
}
