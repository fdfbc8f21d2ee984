import { requestExport as contract } from '@varanda/domain/account/calls/request-export'
import { hasAlbumToTake, mayTakeAlong } from '@varanda/domain/circle/may-take-album'
import { DomainError } from '@varanda/domain/errors'
import type { Standing } from '@varanda/domain/member/standing'
import type { Transaction } from 'firebase-admin/firestore'
import { readBookAs } from '../../circle/read-book.ts'
import { callable } from '../../lib/callable.ts'
import { beginCopy } from '../export/begin-copy.ts'

export const requestExport = callable(contract, async ({ locale, circleId }, { uid, standing }, { now }) => {
  const groupIn = (transaction: Transaction) => groupToTake(transaction, circleId!, uid, standing)
  await beginCopy({ uid, locale, ...(circleId !== undefined && { groupIn }) }, now)
  return {}
})

/** Throws `circle-unknown` to whoever is not in it, `not-at-this-age` to minors, `album-stays` where nothing leaves. */
async function groupToTake(transaction: Transaction, circleId: string, uid: string, standing: Standing) {
  const { circle } = await readBookAs(transaction, circleId, uid)
  if (circle.kind !== 'group') throw new DomainError('circle-unknown')
  if (!mayTakeAlong(standing.ageBand)) throw new DomainError('not-at-this-age')
  if (!hasAlbumToTake(circle)) throw new DomainError('album-stays')
  return { id: circleId, name: circle.name }
}
