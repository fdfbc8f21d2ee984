import { firstName } from '@varanda/domain/member/member'
import { useMe } from '../../data/use-me.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { linkWords } from './words.ts'

/** Through whom I came in, or that the house was opened by me. */
export function WhoInvited() {
  const { uid, invitedBy } = useMe()
  return (
    <p className="who-invited">
      <Portrait uid={invitedBy?.uid ?? uid} />
      {invitedBy ? linkWords.invitedBy(firstName(invitedBy.name)) : linkWords.founder}
    </p>
  )
}
