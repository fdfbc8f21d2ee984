import type { SignupStatus } from '@varanda/domain/signup/signup-request'
import { expect, it } from 'vitest'
import { isConfirmed, type RequestRow } from './signup-requests.ts'

it('finds nothing that anybody may have typed into a form', () => {
  const found = (['declined', 'unconfirmed', 'pending'] satisfies SignupStatus[]).map(
    (status) => ({ id: status, request: { status } }) as RequestRow,
  )
  expect(found.filter(isConfirmed).map(({ id }) => id)).toEqual(['declined', 'pending'])
})
