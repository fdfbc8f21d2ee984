import type { ErrorCode } from '@varanda/domain/errors'
import { type Audience, audienceLimits } from '@varanda/domain/post/audience'
import { type Pair, pairsBeyond } from '@varanda/domain/post/separation'
import { isAnnouncing, keepsForNewcomers, type MyCircle } from '../../circle/data/circles-found.ts'
import { isForNobody } from './choice.ts'
import { type Known, type Reach, type WholeConflict, wholeConflicts } from './reach-on-device.ts'
import type { Preview } from './use-preview.ts'

/** The pairs who may both see it this time; `all`: nobody comes to see it, so that nobody is asked about. */
export type Agreed = readonly Pair[] | 'all'

/** A circle takes nothing from its author any more. */
export interface Shut {
  kind: 'shut'
  circleId: string
  code: 'circle-frozen' | 'not-yours-to-post'
}

/** What has to be decided before a post may go. */
export type Blocker =
  | { kind: 'nobody' }
  | { kind: 'whole'; conflict: WholeConflict }
  | { kind: 'apart'; pair: Pair; more: number }
  | Shut
  | { kind: 'refused'; code: ErrorCode }

/**
 * Pure: the first of it. `agreed`: pairs who are never together and may both see it this time; each is asked about by
 * itself. `before`: of a post that is sent, its audience; its circles have it, whatever they take now.
 */
export function blockerOf(
  audience: Audience,
  reach: Reach,
  known: Known,
  { preview, agreed, before }: { preview: Preview; agreed: Agreed; before?: Audience | undefined },
): Blocker | undefined {
  const shut = shutOf(
    audience.circles.filter((id) => !before?.circles.includes(id)),
    known.mine,
  )
  if (shut) return shut
  const [conflict] = wholeConflicts(audience, known, before)
  if (conflict) return { kind: 'whole', conflict }
  if (preview.state === 'refused' && !isForNobody(audience)) return { kind: 'refused', code: preview.code }
  const isKept = known.mine.some((one) => audience.circles.includes(one.id) && keepsForNewcomers(one))
  if (isForNobody(audience) || (reach.count === 0 && !isKept)) return { kind: 'nobody' }
  if (reach.count > audienceLimits.readers) return { kind: 'refused', code: 'too-many-readers' }
  const open = agreed === 'all' ? [] : pairsBeyond(reach.together, agreed)
  if (open[0]) return { kind: 'apart', pair: open[0], more: open.length - 1 }
  return undefined
}

/** As soon as the device hears of it: what was written meanwhile is not sent only to be refused. */
export function shutOf(circles: readonly string[], mine: readonly MyCircle[]): Shut | undefined {
  for (const one of mine) {
    if (!circles.includes(one.id)) continue
    if (one.circle.frozen) return { kind: 'shut', circleId: one.id, code: 'circle-frozen' }
    if (isAnnouncing(one)) return { kind: 'shut', circleId: one.id, code: 'not-yours-to-post' }
  }
  return undefined
}
