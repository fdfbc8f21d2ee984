import { useId } from 'react'
import { useOwnLinkOf } from '../../invite/data/use-own-link-of.ts'
import { words } from './words.ts'

/** How many may still come by this member's own link. */
export function InviteSeats({ uid }: { uid: string }) {
  const titleId = useId()
  const link = useOwnLinkOf(uid)
  const invite = link.state === 'ready' ? link.value : undefined
  return (
    <section aria-labelledby={titleId} className="stack">
      <h2 id={titleId} className="sheet-title">
        {words.seats.title}
      </h2>
      <p>
        {invite && words.seats.line(invite.taken, invite.reserved, invite.seats)}{' '}
        {invite?.state === 'revoked' && words.seats.resting}
        {link.state === 'ready' && !invite && !link.fromCache && words.seats.none}
      </p>
    </section>
  )
}
