import { useStore } from '@nanostores/react'
import type { Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import { $faces } from '../../ui/person/faces.ts'
import { Portrait } from '../../ui/person/portrait.tsx'

/** One arch, or the two of whoever came last, overlapping. */
export function Faces({ uids }: { uids: readonly string[] }) {
  const [first, second] = uids
  if (first === undefined) return <span className="notice-faces" />
  return (
    <span className={second === undefined ? 'notice-faces one' : 'notice-faces'}>
      <Face uid={first} />
      {second !== undefined && <Face uid={second} />}
    </span>
  )
}

/** Somebody whom I do not know is asked for. */
export function Face({ uid }: { uid: string }) {
  const { photos, settled } = useStore($faces)
  const isStranger = settled && !photos.has(uid)
  const page = useDoc<Member>(isStranger ? paths.user(uid) : undefined)
  const photo = page.state === 'ready' ? page.value?.photo : undefined
  return <Portrait uid={uid} photo={photo} waiting={isStranger && page.state === 'loading'} />
}
