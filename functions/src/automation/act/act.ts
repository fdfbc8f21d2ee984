import { automationSchema, type Done, isVain, type Run, runSchema } from '@varanda/domain/automation/automation'
import type { Action } from '@varanda/domain/automation/parts'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { changeTogether } from '../../lib/change-together.ts'
import { readIfWhole } from '../../lib/read.ts'
import { type Acting, runPlace } from './deed.ts'
import { deedOf, planOf, refusal } from './deeds.ts'

/**
 * Does what a run decided, one action after the other, from where it is: what is to change is written down before each,
 * and what came of it after. What the product refuses its member stands in the run with the reason. Two may do this at
 * once: what each changes is what the first of them found.
 */
export async function act(which: Pick<Acting, 'uid' | 'automationId' | 'runId' | 'run'>, now: Date): Promise<void> {
  const { run } = which
  if (!run.acting || !run.parts) return
  const done: Done[] = [...(run.done ?? [])]
  for (const [index, action] of run.parts.actions.entries()) {
    const acting = { ...which, index, now }
    const begun = done[index] ?? (await begin(acting, action, done))
    if (!begun) return
    done[index] = begun.begun ? await go(acting, action, begun) : begun
  }
  await end(which, done)
}

/** Writes down what an action is about to change, and what came of those before; undefined where the run is over. */
async function begin(acting: Acting, action: Action, done: readonly Done[]): Promise<Done | undefined> {
  const asked = deedOf(action.kind).asks(acting, action)
  const planned = planOf(acting, action, asked.length > 0 ? await db.getAll(...asked) : [])
  return changeTogether({
    places: [runPlace(acting)],
    change([found], transaction) {
      const run = readIfWhole(runSchema, found)
      if (!run?.acting) return undefined
      const before = run.done?.[acting.index]
      if (!before) transaction.update(found!.ref, { done: [...done, planned] })
      return before ?? planned
    },
  })
}

async function go(acting: Acting, action: Action, { kind, begun: _, ...plan }: Done): Promise<Done> {
  try {
    const more = await deedOf(kind).act(acting, action, plan)
    return { kind, ...plan, ...more }
  } catch (error) {
    return refusal(kind, error)
  }
}

/** The automation says why its last try could not be done, as long as it could not, and counts no try that came to nothing. */
async function end(which: Pick<Acting, 'uid' | 'automationId' | 'runId'>, done: Run['done'] = []): Promise<void> {
  const failed = done.find((one) => one.failed !== undefined)?.failed
  await changeTogether({
    places: [runPlace(which), db.doc(paths.automation(which.uid, which.automationId))],
    change([run, found], transaction) {
      // They were removed meanwhile.
      if (!readIfWhole(runSchema, run)?.acting) return
      transaction.update(run!.ref, { done, acting: FieldValue.delete(), parts: FieldValue.delete() })
      const automation = readIfWhole(automationSchema, found)
      if (!automation) return
      const change = {
        ...(automation.waits !== failed && { waits: failed ?? FieldValue.delete() }),
        // When it acted before, nobody wrote down.
        ...(isVain(done) && { acts: FieldValue.increment(-1), lastAt: FieldValue.delete() }),
      }
      if (Object.keys(change).length > 0) transaction.update(found!.ref, change)
    },
  })
}
