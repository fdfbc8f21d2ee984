import { expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { type MemberState, reinstated, reparented, signInsEndedAt, suspended, withRole } from './member-changes.ts'
import type { Standing } from './standing.ts'

const moment = (seconds: number) => ({
  seconds,
  nanoseconds: 0,
  toMillis: () => seconds * 1000,
  toDate: () => new Date(seconds * 1000),
})
const at = moment(9)
const plain: Standing = { status: 'active', role: 'user', validSince: moment(0), invitedBy: null }
const of = (more: Partial<Standing> = {}, about: Partial<MemberState> = {}): MemberState => ({
  standing: { ...plain, ...more },
  isSelf: false,
  otherAdmins: 1,
  ...about,
})
const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof DomainError) return error.code
  }
  return 'none'
}

test('a role is given and taken, and what was so already changes nothing', () => {
  expect(withRole(of(), 'admin', at)).toMatchObject({
    standing: { role: 'admin' },
    facts: { from: 'user', to: 'admin' },
  })
  expect(withRole(of({ role: 'admin' }), 'user', at)?.standing.role).toBe('user')
  expect(withRole(of({ role: 'admin' }), 'admin', at)).toBeNull()
})

test('the last active administrator is neither demoted nor suspended, by themselves or by a slip of two', () => {
  const last = of({ role: 'admin' }, { otherAdmins: 0 })
  expect(refusal(() => withRole(last, 'user', at))).toBe('last-admin')
  expect(refusal(() => suspended(last, 'x', moment(9)))).toBe('last-admin')
  // Who is shut out already runs nothing.
  expect(withRole(of({ role: 'admin', status: 'suspended' }, { otherAdmins: 0 }), 'user', at)?.standing.role).toBe(
    'user',
  )
})

test('nobody under 18 runs the instance', () => {
  for (const ageBand of ['child', 'teen', 'youth'] as const) {
    expect(refusal(() => withRole(of({ ageBand }), 'admin', at))).toBe('not-an-adult')
  }
})

test('whoever may not act is not made an administrator, and one who may not act is made none', () => {
  for (const status of ['slowed', 'leaving', 'suspended', 'erasing'] as const) {
    expect(refusal(() => withRole(of({ status }), 'admin', at))).toBe('not-active')
    expect(withRole(of({ status, role: 'admin' }), 'user', at)?.standing.role).toBe('user')
  }
})

test('a suspension says why and since when, and goes away whole', () => {
  const out = suspended(of({ role: 'admin' }), 'Rude words', moment(9))!.standing
  expect(out).toMatchObject({ status: 'suspended', role: 'admin', suspension: { reason: 'Rude words' } })
  expect(suspended({ ...of(), standing: out }, 'Again', moment(10))).toBeNull()
  const back = reinstated({ ...of(), standing: out })!.standing
  expect(back).toEqual({ ...plain, role: 'admin' })
  expect(reinstated({ ...of(), standing: back })).toBeNull()
  expect(refusal(() => suspended(of({}, { isSelf: true }), 'x', moment(9)))).toBe('not-yourself')
})

test('who is slowed is let go on; who is leaving still leaves', () => {
  expect(reinstated(of({ status: 'slowed', slowedUntil: moment(5) }))?.standing).toEqual(plain)
  expect(reinstated(of({ status: 'leaving' }))).toBeNull()
})

test('what a guardian paused is for the guardian to end', () => {
  const paused = { status: 'slowed', pausedByGuardian: true } as const
  expect(refusal(() => reinstated(of(paused)))).toBe('paused-by-guardian')
  const out = suspended(of(paused), 'Rude words', moment(9))!.standing
  expect(reinstated({ ...of(), standing: out })?.standing.status).toBe('slowed')
})

test('ending sign-ins ends those of the running second, and never brings older ones back', () => {
  expect(signInsEndedAt(plain, new Date(5_400))).toBe(6)
  // Whoever came in since they were ended last bears that very second.
  expect(signInsEndedAt({ validSince: moment(9) }, new Date(5_400))).toBe(10)
})

test('a branch moves whole, and never under itself', () => {
  const under = { uid: 'ana', name: 'Ana' }
  const standing = { ...plain, invitedBy: under }
  expect(reparented('caio', standing, { uid: 'bia', name: 'Bia' }, ['bia', 'ana'])).toMatchObject({
    standing: { invitedBy: { uid: 'bia' } },
    facts: { from: 'ana', to: 'bia' },
  })
  expect(reparented('caio', standing, null, [])).toMatchObject({ facts: { from: 'ana', to: null } })
  expect(reparented('caio', standing, under, ['ana'])).toBeNull()
  expect(refusal(() => reparented('caio', standing, { uid: 'caio', name: 'Caio' }, ['caio', 'ana']))).toBe(
    'invite-cycle',
  )
  expect(refusal(() => reparented('caio', standing, { uid: 'dora', name: 'Dora' }, ['dora', 'caio', 'ana']))).toBe(
    'invite-cycle',
  )
})
