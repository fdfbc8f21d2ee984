import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import type { Moment } from '../moment.ts'
import type { Acceptance, Invite, OwnInvite, Reservation } from './invite.ts'
import { freeSeats, keepSeat, releaseSeat, replaceLink, returnOverdue, type SeatBook, takeSeat } from './seats.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (ms: number): Moment => ({
  seconds: ms / 1000,
  nanoseconds: 0,
  toMillis: () => ms,
  toDate: () => new Date(ms),
})
const soon = at(now.getTime() + 1)
const link: Invite = {
  kind: 'own',
  inviter: 'ana',
  state: 'open',
  seats: 5,
  taken: 0,
  reserved: 0,
  createdAt: at(0),
  expiresAt: null,
}
const view: OwnInvite = { token: 't', inviteId: 'i', state: 'open', seats: 5, acceptances: [], reservations: [] }
const empty: SeatBook = { invite: link, own: view }
const kept = (inviteId: string, expiresAt = soon): Reservation => {
  return {
    inviteId,
    token: `t${inviteId}`,
    name: inviteId,
    message: '',
    locale: 'pt',
    circles: [],
    createdAt: at(0),
    expiresAt,
    isMailed: false,
  }
}
const joined = at(0)
const guest = (uid: string): Acceptance => ({ uid, name: uid, at: joined })
const keepAll = (book: SeatBook, ...ids: string[]) => ids.reduce((next, id) => keepSeat(next, kept(id)), book)

/** What must hold in every book. */
function expectWhole({ invite, own }: SeatBook): void {
  expect(invite.taken + invite.reserved).toBeLessThanOrEqual(invite.seats)
  expect(invite.reserved).toBe(own.reservations.length)
  expect(invite.reserved).toBeGreaterThanOrEqual(0)
}

describe('a book of seats', () => {
  it('keeps seats as long as there are any', () => {
    const full = keepAll(empty, 'a', 'b', 'c', 'd', 'e')
    expectWhole(full)
    expect(freeSeats(full, now)).toBe(0)
    expect(() => keepSeat(full, kept('f'))).toThrow(DomainError)
    expect(() => keepSeat({ ...empty, invite: { ...link, state: 'revoked' } }, kept('f'))).toThrow(DomainError)
  })

  it('gives a kept seat back once, and to whoever it was kept for once', () => {
    const book = keepAll(empty, 'a', 'b')
    const released = releaseSeat(book, 'a')
    expect(released.invite.reserved).toBe(1)
    expect(releaseSeat(released, 'a')).toEqual(released)
    const taken = takeSeat(book, guest('lucia'), 'a')
    expectWhole(taken)
    expect(taken.invite).toMatchObject({ taken: 1, reserved: 1 })
    expect(taken.own.acceptances).toEqual([guest('lucia')])
    expect(freeSeats(taken, now)).toBe(3)
  })

  it('has a seat back from the moment its time is over, and tells of it', () => {
    const book = keepSeat(keepAll(empty, 'a', 'b', 'c', 'd'), kept('late', at(now.getTime())))
    expect(freeSeats(book, now)).toBe(1)
    const { book: next, ended } = returnOverdue(book, now)
    expectWhole(next)
    expect(ended.map(({ inviteId }) => inviteId)).toEqual(['late'])
    expect(next.own.returned?.map(({ inviteId }) => inviteId)).toEqual(['late'])
    expect(JSON.stringify(next.own.returned)).not.toContain('tlate')
    expect(returnOverdue(next, now)).toEqual({ book: next, ended: [] })
  })

  it('moves what is left to a new link and counts no seat twice', () => {
    const book = takeSeat(keepAll(empty, 'a', 'b'), guest('first'))
    for (const alsoKept of [false, true]) {
      const result = replaceLink(book, { token: 'n', inviteId: 'new' }, at(1), alsoKept)
      expectWhole(result.book)
      expect(result.closed).toMatchObject({ state: 'revoked', seats: 1, taken: 1, reserved: 0 })
      expect(result.closed.seats + result.book.invite.seats).toBe(5)
      expect(freeSeats(result.book, now)).toBe(alsoKept ? 4 : 2)
      expect([result.moved.length, result.ended.length]).toEqual(alsoKept ? [0, 2] : [2, 0])
      expect(result.book.own).toMatchObject({ token: 'n', inviteId: 'new', seats: 5, acceptances: [guest('first')] })
    }
  })
})
