/** Alarms that ring when a test says so: their moment is moved instead of the clock. */
import { type Alarm, type AlarmKind, type AlarmReference, alarmId } from '@varanda/domain/alarm/alarm'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Instance } from '../instance.ts'

/** An alarm that is due. */
export async function setDue<Kind extends AlarmKind>(
  db: Firestore,
  kind: Kind,
  reference: AlarmReference<Kind>,
): Promise<void> {
  const alarm: Alarm<Kind> = { kind, reference, at: Timestamp.fromMillis(Date.now() - 1), rev: newId(), rings: 0 }
  await db.doc(paths.alarm(alarmId(kind, reference))).set(alarm)
}

/** Rings all alarms of a kind, due or not, at least once each, and waits until what they do is over. */
export async function ringAll({ db, server }: Pick<Instance, 'db' | 'server'>, kind: AlarmKind): Promise<void> {
  const found = await db.collection(paths.alarms).where('kind', '==', kind).get()
  const past = Timestamp.fromMillis(Date.now() - 1)
  // One that rings by itself meanwhile is gone.
  await Promise.allSettled(found.docs.map(({ ref }) => ref.update({ at: past })))
  await server.functions!.runSchedule('claimAlarms')
  await server.idle()
}

/** Ends the seconds in which a post can be taken back: what is held back is told now, and what waits for it acts. */
export async function endUndo(instance: Pick<Instance, 'db' | 'server'>): Promise<void> {
  const { db, server } = instance
  await server.idle()
  const now = Timestamp.now()
  const { docs } = await db.collection(paths.facts).where('readyAt', '>', now).get()
  await Promise.all(docs.map(({ ref }) => ref.update({ readyAt: now })))
  if (docs.length > 0) await ringAll(instance, 'tell-fact')
}
