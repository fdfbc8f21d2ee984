import type { Alarm, AlarmKind, AlarmReference } from '@varanda/domain/alarm/alarm'
import { alarmId } from '@varanda/domain/alarm/alarm'
import { newId } from '@varanda/domain/ids'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { Transaction, WriteBatch } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'

/**
 * Sets when the instance does this by itself, in the writes that cause it; a moment moves an alarm that is set, null
 * clears it. An alarm that rings for nothing does nothing, so whoever ends a thing need not clear its alarm.
 */
export function setAlarm<Kind extends AlarmKind>(
  writes: Transaction | WriteBatch,
  kind: Kind,
  reference: AlarmReference<Kind>,
  at: Moment | null,
): void {
  const place = db.doc(paths.alarm(alarmId(kind, reference)))
  // Both kinds of writer have the two methods; TypeScript does not call one of a union whose overloads differ.
  const writer = writes as WriteBatch
  if (at === null) writer.delete(place)
  else writer.set(place, { kind, reference, at, rev: newId(), rings: 0 } satisfies Alarm<Kind>)
}
