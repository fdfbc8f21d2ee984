import { call } from '@varanda/client/call'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import { useState } from 'react'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { Waits } from './waits.tsx'
import { words } from './words.ts'

interface ChangeLinkSheetProps {
  inviteId: string
  /** How many seats are kept for somebody. */
  kept: number
  onClose: () => Promise<void>
}

/** Closes my link and makes another, once it is clear what that means. */
export function ChangeLinkSheet({ inviteId, kept, onClose }: ChangeLinkSheetProps) {
  const [reservations, setReservations] = useState(false)
  const online = useOnline()
  return (
    <ConfirmSheet
      title={words.change.title}
      yes={words.change.submit}
      doing={words.change.busy}
      effect="takes"
      held={!online}
      failed={words.offline}
      act={() => call(revokeInvite, { inviteId, reservations })}
      onClose={onClose}
    >
      <ul className="block-means">
        {words.change.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {kept > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={reservations}
            onChange={(event) => setReservations(event.currentTarget.checked)}
          />
          <span>
            {words.change.alsoKept(kept)} <small className="small quiet">{words.change.alsoKeptHint}</small>
          </span>
        </label>
      )}
      <Waits />
    </ConfirmSheet>
  )
}
