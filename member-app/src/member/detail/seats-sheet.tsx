import { call } from '@varanda/client/call'
import { grantSeats } from '@varanda/domain/invite/calls/grant-seats'
import { inviteLimits } from '@varanda/domain/invite/invite'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useOwnLinkOf } from '../../invite/data/use-own-link-of.ts'
import { Field } from '../../ui/field.tsx'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { sayOutcome } from './say-outcome.ts'
import { words } from './words.ts'

const said = words.acts.seats

/** More seats for a member's own link. */
export function SeatsSheet({ card, onClose }: { card: DirectoryCard; onClose: () => void }) {
  const link = useOwnLinkOf(card.uid)
  const [more, setMore] = useState(inviteLimits.seats as number)
  const name = firstName(card.name)
  const held = link.state === 'ready' ? link.value?.seats : undefined
  const most = Math.max(0, inviteLimits.mostSeats - (held ?? 0))
  const count = Math.min(Math.max(1, more), Math.max(1, most))
  const seats = (held ?? 0) + count
  return (
    <ActSheet
      title={said.title(name)}
      means={held === undefined ? [] : said.text(name, held)}
      yes={said.yes(count)}
      shortestReason={null}
      missing={held === undefined ? words.seats.none : undefined}
      onAct={() => sayOutcome(call(grantSeats, { uid: card.uid, seats }), said.done(name, seats))}
      onClose={onClose}
    >
      <Field label={said.label}>
        {(field) => (
          <input
            {...field}
            className="input"
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.max(1, most)}
            value={more || ''}
            onChange={(event) => setMore(Math.trunc(event.target.valueAsNumber) || 0)}
          />
        )}
      </Field>
    </ActSheet>
  )
}
