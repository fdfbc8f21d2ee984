import { DomainError } from '@varanda/domain/errors'
import { expect, test } from 'vitest'
import { makeOnce } from './make-once.ts'

test('what an earlier try made is told from what this one did, and from a refusal', async () => {
  const answer = { circleId: 'c', waitingFor: { uid: 'marina', name: 'Marina' } }
  expect(await makeOnce('c', async () => answer)).toEqual({ ...answer, isEarlier: false })
  const refusal = (code: 'id-taken' | 'not-connected') => () => Promise.reject(new DomainError(code))
  expect(await makeOnce('c', refusal('id-taken'))).toEqual({ circleId: 'c', waitingFor: null, isEarlier: true })
  await expect(makeOnce('c', refusal('not-connected'))).rejects.toMatchObject({ code: 'not-connected' })
})
