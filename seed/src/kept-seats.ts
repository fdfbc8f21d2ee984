import { capabilityIdOf, inviteCapability } from '@varanda/domain/capability/capability'
import { inviteLimits, type OwnInvite, type Reservation } from '@varanda/domain/invite/invite'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { reservedInvite } from '@varanda/domain/invite/seats'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Instant } from './instant.ts'
import { people, uidOf, type Who } from './people.ts'
import { keptSeats, seatRequests, type ToldSeat } from './story/kept-seats.ts'

/** A member's seats that nobody took: as their owner sees them, and their own invites. */
export interface KeptSeats extends Required<Pick<OwnInvite, 'reservations' | 'returned'>> {
  invites: DocumentWrite[]
}

/** What keeping seats wrote by the first start; `lentBy` is the id of the member's link. */
export async function keptSeatsOf(
  who: Who,
  lentBy: string,
  newToken: (who: string) => string,
  firstStart: Date,
): Promise<KeptSeats> {
  const told = keptSeats.filter(({ from }) => from === who)
  const seats = await Promise.all(told.map((one) => seatOf(one, lentBy, newToken, firstStart)))
  const isOver = ({ expiresAt }: Reservation) => expiresAt.toMillis() <= firstStart.getTime()
  return {
    invites: seats.flatMap(({ invite, capability }) => [invite, capability]),
    reservations: seats.flatMap(({ reservation }) => (isOver(reservation) ? [] : [reservation])),
    returned: seats.flatMap(({ reservation: seat }) => {
      const { inviteId, name, message, locale, circles, expiresAt } = seat
      return isOver(seat) ? [{ inviteId, name, message, locale, circles, at: expiresAt }] : []
    }),
  }
}

async function seatOf(told: ToldSeat, lentBy: string, newToken: (who: string) => string, firstStart: Date) {
  const { from, name, message, locale, ago } = told
  const token = newToken(`seat of ${from} for ${name}`)
  const inviteId = await capabilityIdOf(token)
  const at = new Instant(new Date(firstStart.getTime() - ago * day))
  const expiresAt = new Instant(new Date(at.toMillis() + inviteLimits.reservedDays * day))
  const guest = { name, message, locale, circles: [] }
  const invite = reservedInvite(uidOf(from), lentBy, guest, at, expiresAt)
  const isOver = expiresAt.toMillis() <= firstStart.getTime()
  const reservation: Reservation = { ...guest, token, inviteId, createdAt: at, expiresAt, isMailed: false }
  return {
    capability: inviteCapability(inviteId, uidOf(from)),
    invite: { path: paths.invite(inviteId), data: { ...invite, ...(isOver && { state: 'revoked' as const }) } },
    reservation,
  }
}

export function seatRequestDocuments(firstStart: Date): DocumentWrite[] {
  return seatRequests.map(({ from, reason, ago }) => {
    const data: SeatRequest = {
      uid: uidOf(from),
      name: people[from].name,
      reason,
      state: 'open',
      askedAt: new Instant(new Date(firstStart.getTime() - ago * day)),
      answeredAt: null,
    }
    return { path: paths.seatRequest(data.uid), data }
  })
}
