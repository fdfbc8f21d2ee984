import type { Invite } from '@varanda/domain/invite/invite'
import { inviteCondition } from '@varanda/domain/invite/invite-condition'
import { Icon } from '../ui/icon.tsx'
import { Time } from '../ui/time/time.tsx'
import { useWhose } from './use-whose.ts'
import { words } from './words.ts'

/** One link: whose, for what, how many seats are gone, how it stands. */
export function InviteRow({ invite, onOpen }: { invite: Invite; onOpen: () => void }) {
  const whose = useWhose(invite)
  const condition = inviteCondition(invite, new Date())
  const about =
    invite.note ?? (invite.inviter && invite.guest ? words.guest(invite.guest.name) : words.kinds[invite.kind])
  return (
    <li>
      <button type="button" className="admin-row" onClick={onOpen}>
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
    </li>
  )
}
