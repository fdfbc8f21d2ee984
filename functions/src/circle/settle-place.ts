import type { AlarmReference } from '@varanda/domain/alarm/alarm'
import { circleSource } from '@varanda/domain/source/reach'
import { backFillAll } from '../source/back-fill.ts'
import { dropEntries } from '../source/drop-entries.ts'

/** Brings what a circle gave a member into agreement with from when on it is theirs. */
export async function settlePlace({ circleId, uid }: AlarmReference<'settle-place'>): Promise<null> {
  const source = circleSource(circleId)
  await dropEntries(uid, source, Number.POSITIVE_INFINITY)
  await backFillAll(uid, source)
  return null
}
