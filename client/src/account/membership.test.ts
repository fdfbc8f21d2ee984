import { ageBands } from '@varanda/domain/guardian/age-band'
import { isOverseen } from '@varanda/domain/guardian/guardian'
import type { Standing } from '@varanda/domain/member/standing'
import type { Moment } from '@varanda/domain/moment'
import { describe, expect, it } from 'vitest'
import { type Membership, memberSession, membershipOf } from './membership.ts'

const at = (seconds: number, nanoseconds = 0): Moment => ({
  seconds,
  nanoseconds,
  toMillis: () => seconds * 1000 + nanoseconds / 1e6,
  toDate: () => new Date(seconds * 1000),
})
const standing: Standing = { status: 'active', role: 'user', validSince: at(100), invitedBy: null }
const heard = (stored: unknown, fromCache = false) => membershipOf({ stored, fromCache }, 100)

describe('what an account is', () => {
  it('is a member by its standing, also by what this device remembers', () => {
    for (const status of ['active', 'slowed', 'leaving'] as const) {
      const stored = { ...standing, status }
      expect(heard(stored)).toEqual({ is: 'member', standing: stored })
      expect(heard(stored, true)).toEqual({ is: 'member', standing: stored })
    }
  })

  it('is none only by the word of the instance', () => {
    expect(heard(undefined)).toEqual({ is: 'none' })
    expect(heard(undefined, true)).toMatchObject({ is: 'unknown' })
  })

  it('is shut out only by the word of the instance, which says why', () => {
    const stored: Standing = { ...standing, status: 'suspended', suspension: { reason: 'Combinado.', at: at(5) } }
    expect(heard(stored)).toEqual({ is: 'suspended', reason: 'Combinado.' })
    expect(heard(stored, true)).toEqual({ is: 'awaited' })
    expect(heard({ ...standing, status: 'suspended' })).toEqual({ is: 'suspended', reason: undefined })
  })

  it.each<[string, Moment, boolean, Membership['is']]>([
    ['in the second before sign-ins count', at(101), false, 'ended'],
    ['a fraction of a second before', at(100, 1e6), false, 'ended'],
    ['in the second from which they count', at(100), false, 'member'],
    ['before, as a cache remembers it', at(101), true, 'member'],
  ])('has signed in %s', (_, validSince, fromCache, is) => {
    expect(heard({ ...standing, validSince }, fromCache)).toMatchObject({ is })
  })

  it.each([
    ['a role that is none', { role: 'owner' }],
    ['a status that is none', { status: 'gone' }],
    ['no moment', { validSince: 'yesterday' }],
    ['an age that is none', { ageBand: 'infant' }],
  ])('is not known by a standing with %s', (_, fault) => {
    expect(heard({ ...standing, ...fault })).toMatchObject({ is: 'unknown' })
  })
})

describe('the session of a member', () => {
  const account = { uid: 'a', email: 'a@b.example' }

  it('takes role and age from the standing, and never from the profile', () => {
    const profile = { name: 'Ana', role: 'admin' as const, ageBand: 'adult' }
    const child: Standing = { ...standing, ageBand: 'child', guardian: 'cida' }
    expect(memberSession(account, child, profile)).toEqual({
      state: 'member',
      ...account,
      name: 'Ana',
      bio: '',
      photo: undefined,
      role: 'user',
      status: 'active',
      ageBand: 'child',
      invitedBy: null,
      joinedAt: undefined,
      guardian: 'cida',
      isOverseen: true,
    })
  })

  it('says whether a guardian sees how long one is here, as the domain does', () => {
    for (const ageBand of ageBands)
      for (const guardian of [null, 'cida'])
        for (const overseen of [undefined, false, true]) {
          const held: Standing = { ...standing, ageBand, guardian, ...(overseen !== undefined && { overseen }) }
          expect(memberSession(account, held, { name: 'Ana' }).isOverseen, JSON.stringify(held)).toBe(isOverseen(held))
        }
  })

  it('is an adult’s where the standing is from before there were bands', () => {
    expect(memberSession(account, standing, { name: 'Ana' })).toMatchObject({ ageBand: 'adult', guardian: null })
  })
})
