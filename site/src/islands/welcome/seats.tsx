import { icon } from '@varanda/design/icons'
import { seatPicture } from '@varanda/design/things/seat'
import { inviteLimits, type OwnInvite, type Reservation, type ReturnedSeat } from '@varanda/domain/invite/invite'
import { seatsInView } from '@varanda/domain/invite/seats'
import type { Locale } from '@varanda/domain/locale'
import { drawnName } from '@varanda/domain/member/photo'
import type { RosterPerson } from '@varanda/domain/source/roster'
import { Drawing } from '../parts/drawing.tsx'
import { sinceWords, untilWords } from './since.ts'
import { welcomeWords } from './words.ts'

interface SeatsProps {
  locale: Locale
  invite: OwnInvite | undefined
  /** Whom the owner knows: they have the faces of those who came. */
  people: ReadonlyMap<string, RosterPerson> | undefined
  onReserve: () => void
  onKept: (seat: Reservation) => void
  onReturned: (seat: ReturnedSeat) => void
}

/**
 * The seats of an invite: taken, kept for somebody, come back, free; while the invite is on its way, five empty ones.
 */
export function Seats({ locale, invite, people, onReserve, onKept, onReturned }: SeatsProps) {
  const words = welcomeWords(locale).welcome.seats
  const now = new Date()
  const view = invite ? seatsInView(invite, now) : { kept: [], returned: [], free: inviteLimits.seats }
  const came = invite?.acceptances ?? []
  const plain = view.free - view.returned.length
  const first = { kept: came.length, returned: came.length + view.kept.length }
  return (
    <section className="seats" aria-label={words.label}>
      <ul className="plain">
        {came.map(({ uid, name, at }, index) => (
          <li key={uid} className="taken">
            <Drawing
              svg={seatPicture({ state: 'taken', personId: uid, drawing: drawnName(people?.get(uid)?.photo) }, index)}
            />
            <strong title={name}>{name}</strong>
            <time dateTime={at.toDate().toISOString()} title={at.toDate().toLocaleString()}>
              {sinceWords(locale, at.toDate(), now)}
            </time>
          </li>
        ))}
        {view.kept.map((seat, index) => (
          <li key={seat.inviteId} className="kept-seat">
            <button type="button" onClick={() => onKept(seat)}>
              <Drawing svg={seatPicture({ state: 'reserved' }, first.kept + index)} />
              <strong title={seat.name}>{seat.name}</strong>
              <span>{untilWords(locale, seat.expiresAt.toDate())}</span>
            </button>
          </li>
        ))}
        {view.returned.map((seat, index) => (
          <li key={seat.inviteId} className="kept-seat back">
            <button type="button" onClick={() => onReturned(seat)}>
              <Drawing svg={seatPicture({ state: 'free' }, first.returned + index)} />
              <strong title={seat.name}>{seat.name}</strong>
              <span>{words.back}</span>
            </button>
          </li>
        ))}
        {Array.from({ length: plain }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free seats have no identity but their place.
          <li key={index}>
            <Drawing svg={seatPicture({ state: 'free' }, first.returned + view.returned.length + index)} />
            <strong>{words.free}</strong>
            <span>{words.freeHint}</span>
          </li>
        ))}
        {invite?.state === 'open' && view.free > 0 && (
          <li className="keep">
            <button className="text-button" type="button" onClick={onReserve}>
              <Drawing svg={icon('bookmark')} />
              {words.reserve}
            </button>
          </li>
        )}
      </ul>
      <p className="count label" role="status">
        {invite && words.left(view.free)}
      </p>
    </section>
  )
}
