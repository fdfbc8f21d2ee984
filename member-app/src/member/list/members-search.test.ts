import { expect, test } from 'vitest'
import { readMembersSearch } from './members-search.ts'

test('an address says what is looked for, and nonsense in it says nothing', () => {
  expect(readMembersSearch({ q: 'ana', role: 'admin', status: 'suspended', band: 'teen', invitedBy: 'x1' })).toEqual({
    q: 'ana',
    role: 'admin',
    status: 'suspended',
    band: 'teen',
    invitedBy: 'x1',
  })
  expect(readMembersSearch({ q: { a: 1 }, role: 'king', status: 3, band: null, invitedBy: 'a/b' })).toEqual({})
  expect(readMembersSearch({ q: 1984 })).toEqual({ q: '1984' })
})
