import { runSchema } from '@varanda/domain/automation/automation'
import { DomainError } from '@varanda/domain/errors'
import { readIfWhole } from '../lib/read.ts'
import { type Acting, runPlace } from './act/deed.ts'
import { deedOf } from './act/deeds.ts'

/**
 * Takes back what can be of what a run did; one action that is refused holds up none of the others, and is thrown at last. What
 * was taken back stands there as such, also if this dies half-way.
 */
export async function undo(which: Pick<Acting, 'uid' | 'automationId' | 'runId'>, now: Date): Promise<void> {
  const place = runPlace(which)
  const run = readIfWhole(runSchema, await place.get())
  const done = [...(run?.done ?? [])]
  let count = 0
  let refused: unknown
  for (const [index, { kind, failed, undone, made, changed = [] }] of done.entries()) {
    const { undo } = deedOf(kind)
    if (!run || run.acting || !undo || failed !== undefined || undone) continue
    if (made === undefined && changed.length === 0) continue
    try {
      await undo({ ...which, run, index, now }, { ...(made !== undefined && { made }), changed })
    } catch (error) {
      if (!isGone(error)) {
        refused ??= error
        continue
      }
    }
    done[index] = { ...done[index]!, undone: true }
    await place.update({ done })
    count += 1
  }
  if (refused) throw refused
  if (count === 0) throw new DomainError('undo-too-late')
}

/** The post that was written, shared or kept is not there any more: nothing of it is left to take back. */
function isGone(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'post-unknown'
}
