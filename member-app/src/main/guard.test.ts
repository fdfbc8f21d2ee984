import { expect, it } from 'vitest'
import { guardTarget } from './guard.ts'

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' })

it('sends strangers to sign in, and back to where they wanted to go', () => {
  expect(guardTarget({ state: 'signedOut' }, at('/user/post/a_1', '?x=1'))).toBe(
    '/auth?next=%2Fuser%2Fpost%2Fa_1%3Fx%3D1',
  )
  expect(guardTarget({ state: 'signedOut' }, at('/en/user'))).toBe('/en/auth?next=%2Fen%2Fuser')
})

it('sends accounts without membership to join', () => {
  const session = { state: 'signedIn', uid: 'a', email: 'a@b.example', name: '', membership: 'none' } as const
  expect(guardTarget(session, at('/user'))).toBe('/join')
  expect(guardTarget(session, at('/en/user/people'))).toBe('/en/join')
})

it('lets everyone wait while nobody knows who they are', () => {
  expect(guardTarget({ state: 'loading' }, at('/user'))).toBeUndefined()
  const unreached = { state: 'signedIn', uid: 'a', email: 'a@b.example', name: '', membership: 'unknown' } as const
  expect(guardTarget(unreached, at('/user'))).toBeUndefined()
})
