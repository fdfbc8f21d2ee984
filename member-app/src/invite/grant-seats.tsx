import { call } from '@varanda/client/call'
import { grantSeats } from '@varanda/domain/invite/calls/grant-seats'
import { inviteLimits } from '@varanda/domain/invite/invite'
import { firstName } from '@varanda/domain/member/member'
import { useRef, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { useOwnLinkOf } from './data/use-own-link-of.ts'
import { words } from './words.ts'

interface Granting {
  uid: string
  name: string
  onGranted: () => void
  onDone: () => void
  onClose: () => void
}

/** More seats for one member's link. `onGranted` hears of it in any case, `onDone` where the sheet was not left meanwhile. */
export function GrantSeats(granting: Granting) {
  const link = useOwnLinkOf(granting.uid)
  if (link.state === 'loading' || (link.state === 'ready' && link.fromCache && !link.value)) return null
  const seats = (link.state === 'ready' && link.value?.seats) || inviteLimits.seats
  return <Asking {...granting} seats={seats} />
}

/** `seats`: how many they have, taken ones counted. */
function Asking({ uid, name, seats, onGranted, onDone, onClose }: Granting & { seats: number }) {
  // What was there when it opened: seats that come meanwhile change nothing of what is being typed.
  const [held] = useState(seats)
  const [wanted, setWanted] = useState(Math.min(inviteLimits.mostSeats, seats + inviteLimits.seats))
  const said = useRef<string>(words.grant.done)
  return (
    <ActSheet
      title={words.grant.title(firstName(name))}
      means={words.grant.means}
      yes={words.grant.yes}
      shortestReason={null}
      staysOpen
      onAct={async () => {
        const { changed } = await call(grantSeats, { uid, seats: wanted })
        said.current = changed ? words.grant.done : words.grant.already
      }}
      onDone={onDone}
      tell={() => {
        toast(said.current)
        onGranted()
      }}
      onClose={onClose}
    >
      <Field label={words.grant.seats} hint={words.grant.seatsHint(held, inviteLimits.mostSeats)}>
        {(field) => (
          <input
            {...field}
            className="input"
            type="number"
            inputMode="numeric"
            min={Math.min(held + 1, inviteLimits.mostSeats)}
            max={inviteLimits.mostSeats}
            value={wanted}
            onChange={(event) => setWanted(event.target.valueAsNumber)}
          />
        )}
      </Field>
    </ActSheet>
  )
}
