import { expect, it } from 'vitest'
import { identityCodeOf } from './identity-codes.ts'

it('a failure is told by its code, and one of a call that nobody answered as one of the network', () => {
  expect(identityCodeOf({ code: 'auth/wrong-password' })).toBe('wrong-password')
  expect(identityCodeOf(Object.assign(new Error('unreachable'), { name: 'Unreachable' }))).toBe(
    'network-request-failed',
  )
  for (const other of [null, undefined, new Error('x'), { code: 'auth/never-heard-of' }]) {
    expect(identityCodeOf(other)).toBe('unknown')
  }
})
