import type { Invite } from '@varanda/domain/invite/invite'
import { inviteCondition } from '@varanda/domain/invite/invite-condition'
import { Icon } from '../ui/icon.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Time } from '../ui/time/time.tsx'
import { InviteDetail } from './invite-detail.tsx'
import { useResting } from './use-resting.ts'
import { useWhose } from './use-whose.ts'
import { words } from './words.ts'

/** One link: whose, for what, how many seats are gone, how it stands. It opens in full. */
export function InviteRow(props: { inviteId: string; invite: Invite; onChanged: () => void }) {
  const { inviteId, invite, onChanged } = props
  // It may leave this list: it is not to open unasked in the one that it stands in then.
  const sheet = useSheet(`invite/${invite.state}/${inviteId}`)
  const changed = () => {
    void sheet.hide()
    onChanged()
  }
  const whose = useWhose(invite)
  const { isResting } = useResting(invite.inviter)
  const condition = inviteCondition(invite, new Date(), isResting)
  const about =
    invite.note ?? (invite.inviter && invite.guest ? words.guest(invite.guest.name) : words.kinds[invite.kind])
  return (
    <li>
      <button type="button" className="admin-row" aria-haspopup="dialog" onClick={sheet.show}>
        <span className="admin-row-words">
          <span className="person-name" dir="auto">
            {whose}
          </span>
          <span className="small quiet" dir="auto">
            {about}
          </span>
        </span>
        <span className="admin-row-facts small">
          <span>
            {words.seats(invite.taken, invite.seats)}
            {invite.reserved > 0 && ` · ${words.reserved(invite.reserved)}`}
          </span>
          <span className="quiet">
            <Time at={invite.createdAt.toDate()} />
          </span>
        </span>
        <span className={`chip ${condition}`}>
          <Icon name={condition === 'open' ? 'check' : condition === 'full' ? 'people' : 'close'} size={16} />
          {words.conditions[condition]}
        </span>
      </button>
      {sheet.open && <InviteDetail inviteId={inviteId} invite={invite} onChanged={changed} onClose={sheet.hide} />}
    </li>
  )
}
