import { expect, it } from 'vitest'
import type { Moment } from '../moment.ts'
import { foundingInvite } from './invite.ts'
import { inviteCondition } from './invite-condition.ts'

const moment = (millis: number): Moment => ({
  seconds: millis / 1000,
  nanoseconds: 0,
  toMillis: () => millis,
  toDate: () => new Date(millis),
})

it('what an administrator finds a link to be', () => {
  const open = { ...foundingInvite(moment(0)), seats: 2 }
  const at = (invite: typeof open) => inviteCondition(invite, new Date(5000))
  expect(at(open)).toBe('open')
  expect(at({ ...open, taken: 1, reserved: 1 })).toBe('full')
  expect(at({ ...open, expiresAt: moment(5000) })).toBe('expired')
  expect(at({ ...open, expiresAt: moment(5001) })).toBe('open')
  expect(at({ ...open, state: 'revoked', taken: 2 })).toBe('revoked')
  expect(inviteCondition(open, new Date(5000), true)).toBe('resting')
  expect(inviteCondition({ ...open, state: 'revoked' }, new Date(5000), true)).toBe('revoked')
  expect(at({ ...open, state: 'revoked', closed: { by: 'a', at: moment(0), reason: 'x' } })).toBe('closed')
})
