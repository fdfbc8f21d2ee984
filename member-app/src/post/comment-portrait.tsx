import { useStore } from '@nanostores/react'
import type { Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../data/use-doc.ts'
import { $faces } from '../ui/person/faces.ts'
import { Portrait } from '../ui/person/portrait.tsx'

/** The face of who wrote a comment. Someone whom I do not know is asked for while the thread is open. */
export function CommentPortrait({ uid }: { uid: string }) {
  const { photos, settled } = useStore($faces)
  const isStranger = settled && !photos.has(uid)
  const profile = useDoc<Member>(isStranger ? paths.user(uid) : undefined)
  const photo = profile.state === 'ready' ? profile.value?.photo : undefined
  return <Portrait uid={uid} photo={photo} waiting={isStranger && profile.state === 'loading'} />
}
