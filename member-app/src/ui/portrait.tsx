import { useStore } from '@nanostores/react'
import { portraitOf } from '@varanda/design/gallery'
import { archPicture, portraitFeatures } from '@varanda/design/portrait'
import { drawnName } from '@varanda/domain/photo'
import { $faces, type Faces } from './faces.ts'
import { Picture } from './picture.tsx'

const drawn = new Map<string, string>()

function keep(key: string, draw: () => string): string {
  const known = drawn.get(key) ?? draw()
  drawn.set(key, known)
  return known
}

/** Nobody's face is shown before it is known whether they chose another: an arch waits in its place. */
function faceOf(uid: string, { photos, settled }: Faces): string {
  if (!settled && !photos.has(uid))
    return keep(`arch ${uid}`, () => archPicture({ back: portraitFeatures(uid).back, shapes: '' }))
  const drawing = drawnName(photos.get(uid))
  return keep(`${drawing ?? ''} ${uid}`, () => portraitOf(drawing, uid))
}

/** A person: always an arch. `gone` is someone who was taken out, said in words beside it too. */
export function Portrait({ uid, size = 'm', gone }: { uid: string; size?: 's' | 'm' | 'l'; gone?: boolean }) {
  const faces = useStore($faces)
  return <Picture className={`portrait ${size}${gone ? ' gone' : ''}`} svg={faceOf(uid, faces)} />
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
