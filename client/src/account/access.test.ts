import { expect, it } from 'vitest'
import { accessOf, type MemberSession } from './session.ts'

const member = { state: 'member', uid: 'a', email: 'a@b.example', name: 'Ana' } as MemberSession

it('says who is signed in, and as what', () => {
  const nobody = { isAuthenticated: false, isAdmin: false, isUser: false }
  expect(accessOf({ state: 'loading' })).toEqual(nobody)
  expect(accessOf({ state: 'signedOut' })).toEqual(nobody)
  for (const membership of ['none', 'unknown'] as const) {
    const account = { state: 'signedIn', uid: 'a', email: 'a@b.example', name: '', membership } as const
    expect(accessOf(account)).toEqual({ ...nobody, isAuthenticated: true })
  }
  expect(accessOf({ ...member, role: 'admin' })).toEqual({ isAuthenticated: true, isAdmin: true, isUser: false })
  expect(accessOf({ ...member, role: 'user' })).toEqual({ isAuthenticated: true, isAdmin: false, isUser: true })
})
