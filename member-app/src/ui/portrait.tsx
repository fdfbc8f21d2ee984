import { useStore } from '@nanostores/react'
import { archPicture, portraitFeatures } from '@varanda/design/portrait'
import { portraitOf } from '@varanda/design/scenes/gallery'
import { drawnName } from '@varanda/domain/member/photo'
import { $faces } from './faces.ts'
import { Picture } from './picture.tsx'

const drawn = new Map<string, string>()

function keep(key: string, draw: () => string): string {
  const known = drawn.get(key) ?? draw()
  drawn.set(key, known)
  return known
}

const archOf = (uid: string) => keep(`arch ${uid}`, () => archPicture({ back: portraitFeatures(uid).back, shapes: '' }))

const faceOf = (uid: string, drawing: string | undefined) =>
  keep(`${drawing ?? ''} ${uid}`, () => portraitOf(drawing, uid))

interface PortraitProps {
  uid: string
  size?: 's' | 'm' | 'l' | 'xl'
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
  const face = unknown ? archOf(uid) : faceOf(uid, drawnName(photo ?? photos.get(uid)))
  return <Picture className={`portrait ${size}${gone ? ' gone' : ''}`} svg={face} />
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
