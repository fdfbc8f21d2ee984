import {
  type Automation,
  automationLimits,
  automationSchema,
  type Run,
  runSchema,
} from '@varanda/domain/automation/automation'
import type { StopReason } from '@varanda/domain/automation/engine'
import { paths } from '@varanda/domain/paths'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { blocksBetween, whichAreApart } from '../connection/apart.ts'
import { record } from '../fact/record.ts'
import { db } from '../lib/app.ts'
import { changeTogether } from '../lib/change-together.ts'
import { readIfWhole } from '../lib/read.ts'
import type { Looked } from '../tasks/names.ts'
import { type Acting, runPlace } from './act/deed.ts'
import { deedOf, planOf } from './act/deeds.ts'
import { onClock } from './clock.ts'
import { actsOn, entryPlace, type Look, outcomeOf, runIdOf } from './look.ts'

const alreadyThere = 6
const runsAtOnce = 100

/** A run that is to act, as it stands. */
export interface Begun extends Pick<Acting, 'uid' | 'automationId' | 'runId' | 'run'> {
  factId: string
}

/**
 * Decides what automations do about what they look at, and writes it down, each once. Answers which are to act: what they
 * decided stands before it is done, so that whoever dies in between goes on where they were. A run that does nothing is
 * a write.
 */
export async function decide(looks: readonly Look[], now: Date): Promise<Begun[]> {
  const judged = looks.map((look) => ({ look, outcome: outcomeOf(look, now) }))
  const stopped = judged.flatMap(({ look, outcome }) =>
    outcome.kind === 'stopped' && outcome.why !== 'cap' ? [{ look, why: outcome.why }] : [],
  )
  const others = judged.flatMap(({ look, outcome }) =>
    outcome.kind === 'acts' || (outcome.kind === 'stopped' && outcome.why === 'cap') ? [look] : [],
  )
  const [found, begun] = await Promise.all([
    createStoppedRuns(stopped, now),
    Promise.all(others.map((look) => changeTogether(decision(look, now)))),
  ])
  return [...found, ...begun.filter((one) => one !== undefined)]
}

/** What is stopped behind a block is not written down either: a row would tell what the other did. */
async function createStoppedRuns(stopped: readonly { look: Look; why: StopReason }[], now: Date): Promise<Begun[]> {
  const pairs = stopped.map(({ look: { looked } }) => ({ uid: looked.uid, by: looked.happening.by }))
  const apart = await whichAreApart(db, pairs)
  const heard = stopped.filter((_, index) => !apart[index])
  return createRuns(heard.map(({ look: { looked }, why }) => ({ looked, run: stoppedRun(looked.happening, why, now) })))
}

/** Writes down runs that do nothing. Answers those of which there is one that is acting. */
async function createRuns(runs: readonly { looked: Looked; run: Run }[]): Promise<Begun[]> {
  const begun: Begun[] = []
  for (let start = 0; start < runs.length; start += runsAtOnce) {
    const some = runs.slice(start, start + runsAtOnce)
    const batch = db.batch()
    for (const { looked, run } of some) batch.create(placeOf(looked), run)
    // They are new but for one that came before, which ends the batch.
    if (!(await isNew(batch.commit()))) for (const one of some) begun.push(...(await createOnce(one)))
  }
  return begun
}

async function createOnce({ looked, run }: { looked: Looked; run: Run }): Promise<Begun[]> {
  const place = placeOf(looked)
  if (await isNew(place.create(run))) return []
  const there = readIfWhole(runSchema, await place.get())
  return there?.acting ? [begunOf(looked, there)] : []
}

/** Records what came to nothing without a look; what is there stays. */
export async function createStopped(looked: Looked, why: StopReason, at: Date): Promise<void> {
  await isNew(placeOf(looked).create(stoppedRun(looked.happening, why, at)))
}

async function isNew(written: Promise<unknown>): Promise<boolean> {
  try {
    await written
    return true
  } catch (error) {
    if ((error as { code?: number }).code !== alreadyThere) throw error
    return false
  }
}

/** The same look once more in a transaction that counts it, and what its first action will change. */
function decision(look: Look, now: Date) {
  const { looked } = look
  const { uid, automationId, happening } = looked
  const entry = entryPlace(looked)
  const blocks = blocksBetween(uid, happening.by)
  const asked = look.automation ? asks(looked, actingRun(looked, look.automation, now), now) : []
  return {
    places: [placeOf(looked), db.doc(paths.automation(uid, automationId))],
    beside: [...(entry ? [entry] : []), ...blocks, ...asked],
    change(found: readonly DocumentSnapshot[], transaction: Transaction): Begun | undefined {
      const [there, automationFound, ...beside] = found
      const before = readIfWhole(runSchema, there)
      if (there!.exists) return before?.acting ? begunOf(looked, before) : undefined
      const entryFound = entry && beside.shift()
      if (beside.splice(0, blocks.length).some(({ exists }) => exists)) return undefined
      const automation = readIfWhole(automationSchema, automationFound)
      const outcome = outcomeOf({ looked, automation, entry: entryFound }, now)
      if (outcome.kind === 'unconcerned' || !automation) return undefined
      if (outcome.kind === 'stopped') {
        transaction.create(there!.ref, stoppedRun(happening, outcome.why, now))
        if (outcome.why === 'cap') stop(transaction, looked, now)
        return undefined
      }
      const today = onClock(now, automation.zone).day
      transaction.update(automationFound!.ref, {
        today: { day: today, acts: actsOn(automation, today) + 1 },
        acts: FieldValue.increment(1),
        lastAt: Timestamp.fromDate(now),
      })
      const run = planned(looked, actingRun(looked, automation, now), asked, beside, now)
      transaction.create(there!.ref, run)
      return begunOf(looked, run)
    },
  }
}

/** With what the first action changes, unless it is another than was asked about. */
function planned(
  looked: Looked,
  run: Run,
  asked: readonly DocumentReference[],
  found: readonly DocumentSnapshot[],
  now: Date,
): Run {
  const action = run.parts?.actions[0]
  const isAsked = String(asks(looked, run, now).map(({ path }) => path)) === String(asked.map(({ path }) => path))
  return action && isAsked ? { ...run, done: [planOf(firstOf(looked, run, now), action, found)] } : run
}

function asks(looked: Looked, run: Run, now: Date): DocumentReference[] {
  const action = run.parts?.actions[0]
  return action ? deedOf(action.kind).asks(firstOf(looked, run, now), action) : []
}

function firstOf(looked: Looked, run: Run, now: Date): Acting {
  return { ...begunOf(looked, run), index: 0, now }
}

function actingRun({ automationId, happening }: Looked, { parts }: Automation, now: Date): Run {
  return {
    ...runOf(happening, now),
    acted: true,
    acting: true,
    parts,
    chain: [...happening.chain, automationId],
    expiresAt: Timestamp.fromMillis(now.getTime() + automationLimits.actedKeptMs),
  }
}

function stoppedRun(happening: Looked['happening'], stopped: StopReason, now: Date): Run {
  const expiresAt = Timestamp.fromMillis(now.getTime() + automationLimits.stoppedKeptMs)
  return { ...runOf(happening, now), acted: false, stopped, expiresAt }
}

function runOf({ kind, by, postId, tip }: Looked['happening'], now: Date): Pick<Run, 'at' | 'happened'> {
  const ids = { ...(postId !== undefined && { postId }), ...(tip !== undefined && { tip }) }
  return { at: Timestamp.fromDate(now), happened: { kind, by, ...ids } }
}

function begunOf({ uid, automationId, factId }: Looked, run: Run): Begun {
  return { uid, automationId, factId, runId: runIdOf(uid, automationId, factId), run }
}

function placeOf({ uid, automationId, factId }: Looked): DocumentReference {
  return runPlace({ uid, automationId, runId: runIdOf(uid, automationId, factId) })
}

/** Past its limit it switches itself off, and its member is told. */
function stop(transaction: Transaction, { uid, automationId }: Looked, now: Date): void {
  const at = Timestamp.fromDate(now)
  const source = paths.automation(uid, automationId)
  transaction.update(db.doc(source), { on: false, hears: [], stopped: { at, why: 'cap' }, nextAt: FieldValue.delete() })
  record(transaction, { kind: 'automation-stopped', source, turn: at.toMillis(), at, by: uid, about: [uid] })
}
