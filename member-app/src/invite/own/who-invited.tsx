import { cameBy } from '@varanda/domain/invite/came-by'
import { firstName } from '@varanda/domain/member/member'
import { useMe } from '../../data/use-me.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { linkWords } from './words.ts'

/** By whose invite I came in. */
export function WhoInvited() {
  const me = useMe()
  const { uid, invitedBy } = me
  const by = cameBy(me)
  return (
    <p className="who-invited">
      <Portrait uid={invitedBy?.uid ?? uid} />
      {by === 'member' || by === 'guardian'
        ? (by === 'member' ? linkWords.invitedBy : linkWords.madeBy)(firstName(invitedBy!.name))
        : linkWords.cameBy[by]}
    </p>
  )
}
