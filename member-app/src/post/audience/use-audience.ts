import type { Audience } from '@varanda/domain/post/audience'
import { type Pair, pairsBeyond } from '@varanda/domain/post/separation'
import { useMemo } from 'react'
import { isAnnouncing } from '../../circle/data/circles-found.ts'
import { useStandIn } from '../../circle/data/stand-in.ts'
import type { SeenAudience } from '../data/outbox/outbox-state.ts'
import { type Agreed, type Blocker, blockerOf } from './blocker.ts'
import { isForNobody } from './choice.ts'
import { type Known, type Reach, reachOnDevice, reachTold } from './reach-on-device.ts'
import { type Preview, usePreview } from './use-preview.ts'

/** An audience with whom it reaches: by the instance's word, or until that is here by the device's own. */
export interface ToldAudience {
  audience: Audience
  known: Known
  reach: Reach
  preview: Preview
  blocker: Blocker | undefined
  /** What was read of it by whoever sends now. */
  seen: SeenAudience
}

/**
 * `sent`: a post of mine that has an audience already, and is to have this one; with every other `grown` the instance is
 * asked anew.
 */
export function useAudience(
  audience: Audience,
  known: Known | undefined,
  agreed: Agreed,
  sent?: { postId: string; audience: Audience; grown: number },
): ToldAudience | undefined {
  const onDevice = useMemo(() => known && reachOnDevice(audience, known), [audience, known])
  // A group that is shut to them may be open to whoever acts for its owner, also on a device that has not heard of it.
  useStandIn(known?.mine.find((one) => audience.circles.includes(one.id) && isAnnouncing(one)))
  const readers = onDevice ? `${onDevice.count} ${onDevice.readers.map(({ uid }) => uid).sort()}` : ''
  const version = `${readers} ${sent?.grown ?? 0}`
  const preview = usePreview(onDevice && !isForNobody(audience) ? audience : undefined, version, sent?.postId)
  return useMemo(() => {
    if (!known || !onDevice) return undefined
    const reach = preview.state === 'told' ? reachTold(preview.told, audience, known) : onDevice
    const seen: SeenAudience = {
      seen: reach.readers.map(({ uid }) => uid),
      count: reach.count,
      ...(preview.state === 'told' && { shown: preview.told.shown }),
      ...(reach.together.length > 0 && areAgreed(reach.together, agreed) && { together: true }),
    }
    const blocker = blockerOf(audience, reach, known, { preview, agreed, before: sent?.audience })
    return { audience, known, reach, preview, blocker, seen }
  }, [audience, known, onDevice, preview, agreed, sent])
}

const areAgreed = (pairs: readonly Pair[], agreed: Agreed) =>
  agreed === 'all' || pairsBeyond(pairs, agreed).length === 0

/** Whether somebody will see it; where that is not known of everybody, nobody is said not to. */
export function mayRead({ reach, preview }: ToldAudience, uid: string): boolean {
  const isSettled = preview.state === 'told' || reach.isWhole
  return !isSettled || reach.readers.some((reader) => reader.uid === uid)
}
