import { expect, test } from 'vitest'
import { readUsersSearch } from './users-search.ts'

test('an address says what is looked for, and nonsense in it says nothing', () => {
  expect(readUsersSearch({ q: 'ana', role: 'admin', status: 'suspended', band: 'teen', invitedBy: 'x1' })).toEqual({
    q: 'ana',
    role: 'admin',
    status: 'suspended',
    band: 'teen',
    invitedBy: 'x1',
  })
  expect(readUsersSearch({ q: { a: 1 }, role: 'king', status: 3, band: null, invitedBy: 'a/b' })).toEqual({})
  expect(readUsersSearch({ q: 1984 })).toEqual({ q: '1984' })
})
