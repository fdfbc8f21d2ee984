import type { Invite } from '@varanda/domain/invite/invite'
import { replaceLink } from '@varanda/domain/invite/seats'
import { expect, it } from 'vitest'
import { together } from './use-own-link-of.ts'

const at = { toMillis: () => 0 } as Invite['createdAt']
const link: Invite = {
  kind: 'own',
  inviter: 'ana',
  state: 'open',
  seats: 5,
  taken: 4,
  reserved: 0,
  createdAt: at,
  expiresAt: null,
}

it('tells the seats of a link that was changed as its owner sees them', () => {
  expect(together([])).toBeUndefined()
  expect(together([link])).toEqual(link)
  const own = { token: '', inviteId: '', state: 'open', seats: 5, acceptances: [], reservations: [] } as const
  const book = { invite: link, own: { ...own, acceptances: [], reservations: [] } }
  const { closed, book: next } = replaceLink(book, { token: 'b', inviteId: 'b' }, at, false)
  expect(next.invite.seats).toBe(1)
  expect(together([next.invite, closed])).toMatchObject({ state: 'open', seats: 5, taken: 4 })
})
