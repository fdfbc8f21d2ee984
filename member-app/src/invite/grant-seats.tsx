import { call } from '@varanda/client/call'
import { grantSeats } from '@varanda/domain/invite/calls/grant-seats'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { words } from './words.ts'

/** More seats for one member's link. `onGranted` hears of it in any case, `onDone` where the sheet was not left meanwhile. */
export function GrantSeats(props: {
  uid: string
  name: string
  seats: number
  onGranted: () => void
  onDone: () => void
  onClose: () => void
}) {
  const { uid, name, seats, onGranted, onDone, onClose } = props
  const [wanted, setWanted] = useState(Math.min(inviteLimits.mostSeats, seats + inviteLimits.seats))
  return (
    <ActSheet
      title={words.grant.title(firstName(name))}
      means={words.grant.means}
      yes={words.grant.yes}
      shortestReason={null}
      staysOpen
      onAct={() => call(grantSeats, { uid, seats: wanted })}
      onDone={onDone}
      tell={() => {
        toast(words.grant.done)
        onGranted()
      }}
      onClose={onClose}
    >
      <Field label={words.grant.seats} hint={words.grant.seatsHint(seats, inviteLimits.mostSeats)}>
        {(field) => (
          <input
            {...field}
            className="input"
            type="number"
            inputMode="numeric"
            min={seats}
            max={inviteLimits.mostSeats}
            value={wanted}
            onChange={(event) => setWanted(event.target.valueAsNumber)}
          />
        )}
      </Field>
    </ActSheet>
  )
}
