import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import type { Standing } from '../member/standing.ts'
import type { Moment } from '../moment.ts'
import { foundingInvite, type Invite } from './invite.ts'
import { decideJoining, inviteConnections, type JoiningState, membershipDocuments } from './joining.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at: Moment = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) }
const standing: Standing = { status: 'active', role: 'user', validSince: at, invitedBy: null }
const invite: Invite = {
  kind: 'own',
  inviter: 'ana',
  state: 'open',
  seats: 5,
  taken: 4,
  reserved: 0,
  createdAt: at,
  expiresAt: null,
}
const kept: Invite = { ...invite, kind: 'reserved', seats: 1, taken: 0, lentBy: 'i' }
const open: JoiningState = {
  invite,
  acceptance: undefined,
  standing: undefined,
  inviterStanding: standing,
  lender: invite,
  own: undefined,
  isResting: false,
  areApart: false,
}
const adult = '1990-05-17'

function refusal(state: JoiningState, birth = adult): string {
  try {
    decideJoining(state, birth, now)
  } catch (error) {
    if (error instanceof DomainError) return error.code
  }
  return 'none'
}

describe('joining', () => {
  it('gives the last seat', () => {
    expect(decideJoining(open, adult, now)).toBe('join')
  })

  it('answers the same a second time, even when the link is full or revoked by then', () => {
    const acceptance = { uid: 'beto', name: 'Beto', at }
    const again = { ...open, standing, acceptance, invite: { ...invite, state: 'revoked' as const, taken: 5 } }
    expect(decideJoining(again, adult, now)).toBe('joined')
  })

  it('lets the first administrator in without an inviter, once', () => {
    const founding = { ...open, invite: foundingInvite(at), inviterStanding: undefined }
    expect(decideJoining(founding, adult, now)).toBe('join')
    expect(refusal({ ...founding, invite: { ...founding.invite, taken: 1 } })).toBe('invite-full')
  })

  it.each<[string, JoiningState, string?]>([
    ['invite-unknown', { ...open, invite: undefined }],
    ['invite-unknown', { ...open, areApart: true }],
    ['invite-revoked', { ...open, invite: { ...invite, state: 'revoked' } }],
    ['invite-revoked', { ...open, inviterStanding: { ...standing, ageBand: 'teen' } }],
    ['invite-full', { ...open, invite: { ...invite, taken: 5 } }],
    ['invite-expired', { ...open, invite: { ...invite, expiresAt: at } }],
    ['invite-paused', { ...open, isResting: true }],
    ['invite-revoked', { ...open, invite: { ...kept }, lender: { ...invite, state: 'revoked' } }],
    ['invite-revoked', { ...open, invite: { ...kept }, lender: undefined }],
    ['invite-full', { ...open, invite: { ...kept, taken: 1 } }],
    ['inviter-suspended', { ...open, inviterStanding: { ...standing, status: 'suspended' } }],
    ['inviter-suspended', { ...open, inviterStanding: undefined }],
    ['already-a-member', { ...open, standing }],
    ['needs-guardian', open, '2012-01-01'],
    ['bad-input', open, '2030-01-01'],
  ])('refuses with %s', (code, state, birth) => {
    expect(refusal(state, birth)).toBe(code)
  })

  it('writes each document of a member once, and both sides of the connection', () => {
    const link = { token: 't', inviteId: 'i' }
    const guest = { uid: 'beto', name: 'Beto' }
    const writes = [
      ...membershipDocuments({
        ...guest,
        email: 'beto@example.org',
        birthDate: adult,
        locale: 'pt',
        role: 'user',
        invitedBy: { uid: 'ana', name: 'Ana' },
        link,
        at,
        validSince: at,
      }),
      ...inviteConnections(guest, { uid: 'ana', name: 'Ana' }, { since: at, from: at }),
    ]
    const written = writes.flatMap(({ path, merge }) => (merge ? [] : path))
    expect(new Set(written).size).toBe(written.length)
    expect(written).toContain('users/beto/connections/ana')
    expect(written).toContain('users/ana/connections/beto')
    const known = writes.filter(({ merge }) => merge).map(({ path }) => path)
    expect(known).toEqual(['users/beto/private/roster', 'users/ana/private/roster'])
  })
})
