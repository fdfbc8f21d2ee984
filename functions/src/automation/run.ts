import {
  type Automation,
  automationLimits,
  automationSchema,
  type Run,
  runSchema,
} from '@varanda/domain/automation/automation'
import { decide, type StopReason } from '@varanda/domain/automation/engine'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import type { Looked } from '../tasks/names.ts'
import { act } from './act/act.ts'
import { areApart } from './apart.ts'
import { onClock } from './clock.ts'
import { runIdOf } from './hear.ts'
import { seenAt, seenPost } from './seen.ts'

const alreadyThere = 6

/**
 * Lets one automation look at one thing that happened, once: by its parts and its member's own copy as they are now.
 * What it decides is written down before it is done, so that whoever dies in between goes on where they were. A run that
 * does nothing is two reads and a write.
 */
export async function runAutomation(looked: Looked, now: Date): Promise<void> {
  const { uid, automationId, factId, happening } = looked
  const runId = runIdOf(uid, automationId, factId)
  const place = db.doc(paths.automationRun(uid, automationId, runId))
  const [found, entry] = await db.getAll(...documentsOf(looked))
  const outcome = outcomeOf(looked, found, entry, now)
  if (outcome.kind === 'unconcerned') return
  if (outcome.kind === 'stopped' && outcome.why !== 'cap') {
    await createOnce(uid, automationId, runId, stoppedRun(happening, outcome.why, now))
    return
  }
  const isToAct = await db.runTransaction(async (transaction) => {
    const [there, ...rest] = await transaction.getAll(place, ...documentsOf(looked))
    const before = readIfWhole(runSchema, there)
    if (there!.exists) return before?.acting === true
    if (await areApart(transaction, uid, happening.by)) return false
    const again = outcomeOf(looked, rest[0], rest[1], now)
    const automation = readIfWhole(automationSchema, rest[0])
    if (again.kind === 'unconcerned' || !automation) return false
    if (again.kind === 'stopped') {
      transaction.create(place, stoppedRun(happening, again.why, now))
      if (again.why === 'cap') stop(transaction, looked, now)
      return false
    }
    const today = onClock(now, automation.zone).day
    transaction.update(rest[0]!.ref, {
      today: { day: today, acts: actsOn(automation, today) + 1 },
      acts: FieldValue.increment(1),
      lastAt: Timestamp.fromDate(now),
    })
    const run: Run = {
      ...runOf(happening, now),
      acted: true,
      acting: true,
      parts: automation.parts,
      chain: [...happening.chain, automationId],
      expiresAt: Timestamp.fromMillis(now.getTime() + automationLimits.actedKeptMs),
    }
    transaction.create(place, run)
    return true
  })
  if (isToAct) await act({ uid, automationId, runId }, now)
}

function documentsOf({ uid, automationId, happening: { postId } }: Looked) {
  const automation = db.doc(paths.automation(uid, automationId))
  return postId === undefined ? [automation] : [automation, db.doc(paths.entry(uid, postId))]
}

function outcomeOf(
  { uid, automationId, happening }: Looked,
  found: DocumentSnapshot | undefined,
  entry: DocumentSnapshot | undefined,
  now: Date,
) {
  const automation = readIfWhole(automationSchema, found)
  if (!automation?.on) return { kind: 'unconcerned' } as const
  const at = momentOf(happening, entry)
  const seen = seenAt(at, automation.zone, seenPost(entry))
  const acted = actsOn(automation, onClock(now, automation.zone).day)
  return decide({ id: automationId, owner: uid, parts: automation.parts }, happening, seen, acted)
}

/** A post is of when it was written, wherever a trial or a task comes to it. */
function momentOf({ kind, at }: Looked['happening'], entry: DocumentSnapshot | undefined): Date {
  const isOfPost = kind === 'post' || kind === 'mention'
  return (isOfPost && entry?.exists ? (entry.data() as Entry).createdAt.toDate() : undefined) ?? new Date(at)
}

function actsOn({ today }: Automation, day: string): number {
  return today?.day === day ? today.acts : 0
}

function runOf({ kind, by, postId, tip }: Looked['happening'], now: Date): Pick<Run, 'at' | 'happened'> {
  const ids = { ...(postId !== undefined && { postId }), ...(tip !== undefined && { tip }) }
  return { at: Timestamp.fromDate(now), happened: { kind, by, ...ids } }
}

export function stoppedRun(happening: Looked['happening'], stopped: StopReason, now: Date): Run {
  const expiresAt = Timestamp.fromMillis(now.getTime() + automationLimits.stoppedKeptMs)
  return { ...runOf(happening, now), acted: false, stopped, expiresAt }
}

export async function createOnce(uid: string, automationId: string, runId: string, run: Run): Promise<void> {
  try {
    await db.doc(paths.automationRun(uid, automationId, runId)).create(run)
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyThere) throw error
  }
}

/** Past its limit it switches itself off, and its member is told. */
function stop(transaction: Transaction, { uid, automationId }: Looked, now: Date): void {
  const at = Timestamp.fromDate(now)
  const source = paths.automation(uid, automationId)
  transaction.update(db.doc(source), { on: false, hears: [], stopped: { at, why: 'cap' }, nextAt: FieldValue.delete() })
  record(transaction, { kind: 'automation-stopped', source, turn: at.toMillis(), at, by: uid, about: [uid] })
}
