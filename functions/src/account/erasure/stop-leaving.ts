import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { unrecord } from '../../fact/record.ts'

/**
 * For whoever stays after all, by their standing of before: nothing rings at the end of the days, and what a guardian
 * asked for is told nobody any more.
 */
export function stopLeaving(transaction: Transaction, uid: string, { leaving }: Standing): void {
  setAlarm(transaction, 'end-leaving', { uid }, null)
  if (leaving?.by === undefined) return
  const told = { kind: 'ward-leaving', source: paths.standing(uid), about: [uid] } as const
  unrecord(transaction, { ...told, turn: leaving.askedAt.toMillis() })
}
