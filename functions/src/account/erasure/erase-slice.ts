import { type Erasure, erasureLimits, erasureSchema } from '@varanda/domain/account/leaving/erasure'
import { leavingLimits } from '@varanda/domain/account/leaving/leaving'
import type { Moment } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { enqueue } from '../../lib/enqueue.ts'
import { read } from '../../lib/read.ts'
import { stageAfter, stageNamed } from './stages.ts'

/**
 * One piece of work on an erasure: goes on from where the last one stopped, and writes down after each page where it stands.
 * Every stage finds what is left, so that whoever dies, or comes twice, loses and doubles nothing.
 */
export async function eraseSlice({ uid, step }: { uid: string; step: number }, now: Date): Promise<void> {
  const erasure = read(erasureSchema, await db.doc(paths.erasure(uid)).get())
  if (!erasure) return
  // Whoever did it may have died before the next was queued.
  if (erasure.step !== step) return erasure.step > step ? goOn(uid, erasure.step) : undefined
  const { alias, email, locale } = erasure
  let { stage, after } = erasure
  let next: string | undefined = stage
  const begun = Date.now()
  do {
    const { name, work } = stageNamed(stage)
    const left = await work({ uid, alias, email, locale, now }, after)
    if (left === 'wait' || left === 'wait-shortly') {
      const again = now.getTime() + (left === 'wait' ? leavingLimits.waitMs : leavingLimits.waitShortlyMs)
      return wait(uid, step, name, Timestamp.fromMillis(again))
    }
    next = left === 'over' ? stageAfter(name) : name
    stage = next ?? name
    after = left === 'over' ? '' : left.after
    // Whoever dies now goes on from here.
    if (next !== undefined && !(await note(uid, step, { stage, after }))) return
  } while (next !== undefined && Date.now() - begun < erasureLimits.sliceMs)
  if (next === undefined) return end(uid)
  if (await note(uid, step, { step: step + 1 })) await goOn(uid, step + 1)
}

function goOn(uid: string, step: number): Promise<void> {
  return enqueue('eraseMember', { uid, step }, { id: `erase-${uid}-${step}` })
}

/** False where somebody else did this step. */
function note(
  uid: string,
  step: number,
  progress: Partial<Pick<Erasure, 'stage' | 'after' | 'step'>>,
): Promise<boolean> {
  const place = db.doc(paths.erasure(uid))
  return db.runTransaction(async (transaction) => {
    const now = read(erasureSchema, await transaction.get(place))
    if (now?.step !== step) return false
    transaction.update(place, progress)
    return true
  })
}

/** Something has to be answered first: the alarm brings this stage again. */
async function wait(uid: string, step: number, stage: string, again: Moment): Promise<void> {
  if (!(await note(uid, step, { stage, after: '', step: step + 1 }))) return
  const batch = db.batch()
  setAlarm(batch, 'erase-member', { uid }, again)
  await batch.commit()
}

async function end(uid: string): Promise<void> {
  const batch = db.batch()
  batch.delete(db.doc(paths.erasure(uid)))
  setAlarm(batch, 'erase-member', { uid }, null)
  await batch.commit()
}
