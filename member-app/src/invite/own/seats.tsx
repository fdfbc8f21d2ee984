import { useStore } from '@nanostores/react'
import { type Seat, seatPicture } from '@varanda/design/things/seat'
import type { OwnInvite, Reservation, ReturnedSeat } from '@varanda/domain/invite/invite'
import type { SeatsView } from '@varanda/domain/invite/seats'
import { drawnName } from '@varanda/domain/member/photo'
import { type ReactNode, useMemo } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { $faces } from '../../ui/person/faces.ts'
import { Picture } from '../../ui/picture.tsx'
import { sayDay, sayExactly, saySince } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { words as shared } from '../../ui/words.ts'
import { words } from './words.ts'

/** Free chairs that are drawn; an administrator may give a hundred. */
const drawnFree = 6

interface SeatsProps {
  own: OwnInvite
  view: SeatsView
  onReserve: () => void
  onOpen: (seat: Reservation | ReturnedSeat) => void
}

/** The seats of my invite: taken, kept for somebody, come back, free. */
export function Seats({ own, view, onReserve, onOpen }: SeatsProps) {
  const now = useNow()
  const mayWrite = useMayWrite()
  const { nameOf } = useNames()
  const { photos } = useStore($faces)
  const came = own.acceptances
  const plain = view.free - view.returned.length
  const first = { kept: came.length, returned: came.length + view.kept.length, free: came.length + view.kept.length }
  return (
    <section className="seats" aria-label={words.seats.label}>
      <ul>
        {came.map(({ uid, name, at }, index) => (
          <li key={uid}>
            <Chair
              seat={{ state: 'taken', personId: uid, drawing: drawnName(photos.get(uid)) }}
              index={index}
              name={nameOf({ uid, name }) || shared.whoLeft}
            >
              <time dateTime={at.toDate().toISOString()} title={sayExactly(at.toDate())}>
                {saySince(at.toDate(), now)}
              </time>
            </Chair>
          </li>
        ))}
        {view.kept.map((seat, index) => (
          <li key={seat.inviteId}>
            <button type="button" className="seat-open" aria-haspopup="dialog" onClick={() => onOpen(seat)}>
              <Chair seat={{ state: 'reserved' }} index={first.kept + index} name={seat.name}>
                {words.seats.until(sayDay(seat.expiresAt.toDate()))}
              </Chair>
            </button>
          </li>
        ))}
        {view.returned.map((seat, index) => (
          <li key={seat.inviteId}>
            <button type="button" className="seat-open back" aria-haspopup="dialog" onClick={() => onOpen(seat)}>
              <Chair seat={{ state: 'free' }} index={first.returned + index} name={seat.name}>
                {words.seats.back}
              </Chair>
            </button>
          </li>
        ))}
        {Array.from({ length: Math.min(plain, drawnFree) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free seats have no identity but their place.
          <li key={index}>
            <Chair seat={{ state: 'free' }} index={first.free + view.returned.length + index} name={words.seats.free}>
              {words.seats.freeHint}
            </Chair>
          </li>
        ))}
        {plain > drawnFree && <li className="seats-more quiet">{words.seats.moreFree(plain - drawnFree)}</li>}
        {mayWrite && own.state === 'open' && view.free > 0 && (
          <li className="seats-keep">
            <button type="button" className="text-button" aria-haspopup="dialog" onClick={onReserve}>
              <Icon name="bookmark" />
              {words.seats.reserve}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

interface ChairProps {
  seat: Seat
  /** Its place among all seats, which says what kind of chair stands there. */
  index: number
  name: string
  /** A line below the name. */
  children: ReactNode
}

function Chair({ seat, index, name, children }: ChairProps) {
  const { state } = seat
  const person = state === 'taken' ? seat.personId : ''
  const drawing = state === 'taken' ? seat.drawing : undefined
  const svg = useMemo(
    () => seatPicture(state === 'taken' ? { state, personId: person, drawing } : { state }, index),
    [state, person, drawing, index],
  )
  return (
    <>
      <Picture svg={svg} />
      <strong dir="auto" title={name}>
        {name}
      </strong>
      <span className="small quiet">{children}</span>
    </>
  )
}
