import type { SignupStatus } from '@varanda/domain/signup/signup-request'
import { expect, it, vi } from 'vitest'
import { findRequests } from './signup-requests.ts'

vi.mock('@varanda/client/firestore', () => {
  const stored = (id: string, status: SignupStatus, askedAt: number) => ({
    id,
    data: () => ({ name: 'Sônia Reis', email: 'sonia@example.org', status, askedAt: { toMillis: () => askedAt } }),
  })
  const docs = [stored('old', 'declined', 1), stored('typed', 'unconfirmed', 2), stored('waits', 'pending', 3)]
  const sdk = { collection: vi.fn(), query: vi.fn(), where: vi.fn(), limit: vi.fn(), getDocs: async () => ({ docs }) }
  return { loadFirestore: async () => ({ firestore: {}, sdk }) }
})

it('finds nothing that anybody may have typed into a form', async () => {
  const { rows } = await findRequests('sonia')
  expect(rows.map(({ id }) => id)).toEqual(['waits', 'old'])
})
