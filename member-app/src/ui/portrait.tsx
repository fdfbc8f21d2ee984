import { portrait } from '@varanda/design/portrait'
import { Picture } from './picture.tsx'

const drawn = new Map<string, string>()

function faceOf(uid: string): string {
  const known = drawn.get(uid)
  if (known) return known
  const face = portrait(uid)
  drawn.set(uid, face)
  return face
}

/** A person: always an arch. `gone` is someone who was taken out, said in words beside it too. */
export function Portrait({ uid, size = 'm', gone }: { uid: string; size?: 's' | 'm' | 'l'; gone?: boolean }) {
  return <Picture className={`portrait ${size}${gone ? ' gone' : ''}`} svg={faceOf(uid)} />
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
