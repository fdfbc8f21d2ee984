import { type Done, runSchema } from '@varanda/domain/automation/automation'
import type { Action, ActionKind } from '@varanda/domain/automation/parts'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { add } from './add.ts'
import { type Acting, type Deed, type Plan, runPlace } from './deed.ts'
import { mute } from './mute.ts'
import { notify } from './notify.ts'
import { post } from './post.ts'
import { save } from './save.ts'
import { share } from './share.ts'
import { thank } from './thank.ts'

export const deeds: { [Kind in ActionKind]: Deed<Kind> } = { share, notify, post, mute, add, save, thank }

/** A store that is away, or a race that was lost: the task comes again. */
const passing = new Set(['try-again', 'failed'])

/**
 * Does what a run decided, one action after the other, from where it is: what is to change is written down before each,
 * and what came of it after. What the product refuses its member stands in the run with the reason.
 */
export async function act(which: Pick<Acting, 'uid' | 'automationId' | 'runId'>, now: Date): Promise<void> {
  const place = runPlace(which)
  const run = readIfWhole(runSchema, await place.get())
  if (!run?.acting || !run.parts) return
  const done: Done[] = [...(run.done ?? [])]
  for (const [index, action] of run.parts.actions.entries()) {
    if (done[index] && !done[index].begun) continue
    const acting = { ...which, run, index, now }
    done[index] = await begin(acting, action, done)
    if (done[index].failed === undefined) done[index] = await go(acting, action, done[index])
    await place.update({ done })
  }
  const failed = done.find((one) => one.failed !== undefined)?.failed
  await db.runTransaction(async (transaction) => {
    const automation = db.doc(paths.automation(which.uid, which.automationId))
    const isThere = (await transaction.get(automation)).exists
    transaction.update(place, { acting: FieldValue.delete(), parts: FieldValue.delete() })
    if (isThere) transaction.update(automation, { waits: failed ?? FieldValue.delete() })
  })
}

/** What was begun before goes on as it was planned. */
async function begin(acting: Acting, action: Action, done: readonly Done[]): Promise<Done> {
  const before = done[acting.index]
  if (before) return before
  const { kind } = action
  const plan = await refused(kind, () => deedOf(kind).plan(acting, action))
  if ('failed' in plan) return plan
  const begun: Done = { kind, ...plan, begun: true }
  await runPlace(acting).update({ done: [...done, begun] })
  return begun
}

async function go(acting: Acting, action: Action, { kind, begun: _, ...plan }: Done): Promise<Done> {
  const outcome = await refused(kind, async () => {
    await deedOf(kind).act(acting, action, plan)
    return plan
  })
  return { kind, ...outcome }
}

/** What it comes to, or the code of the refusal. */
async function refused(kind: ActionKind, work: () => Promise<Plan>): Promise<Plan | Done> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || passing.has(error.code)) throw error
    return { kind, failed: error.code }
  }
}

/** Each kind's deed takes its own kind of action. */
export function deedOf(kind: ActionKind): Deed<ActionKind> {
  return deeds[kind] as Deed<ActionKind>
}
