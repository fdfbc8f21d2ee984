import { type Audience, audienceLimits } from '@varanda/domain/post/audience'
import type { MyCircle } from '../../circle/data/circles-found.ts'

/** For nobody yet. */
export const forNobody: Audience = { connections: false, circles: [], people: [], except: [] }

export const forCircle = (circleId: string): Audience => ({ ...forNobody, circles: [circleId] })

export function isForNobody({ connections, circles, people }: Audience): boolean {
  return !connections && circles.length === 0 && people.length === 0
}

/** Why a change is not made. */
export type ChoiceRefusal = 'too-many-circles' | 'too-many-people' | 'too-many-out'

/** What comes of a change: another audience, or why not. `dropped`: a public circle goes alone, and so what went. */
export type Choice = { audience: Audience; dropped?: true } | { refused: ChoiceRefusal }

/** Without the public circle that cannot stay beside anything. */
function besides(audience: Audience, mine: readonly MyCircle[]): { audience: Audience; dropped?: true } {
  const circles = audience.circles.filter((id) => kindOf(mine, id) !== 'public')
  if (circles.length === audience.circles.length) return { audience }
  return { audience: { ...audience, circles }, dropped: true }
}

export function kindOf(mine: readonly MyCircle[], circleId: string): MyCircle['circle']['kind'] | undefined {
  return mine.find(({ id }) => id === circleId)?.circle.kind
}

export function turnConnections(audience: Audience, mine: readonly MyCircle[]): Choice {
  if (audience.connections) return { audience: withoutIdle({ ...audience, connections: false }, mine) }
  const { audience: rest, ...more } = besides(audience, mine)
  return { audience: { ...rest, connections: true }, ...more }
}

/** Puts a circle in or out. A public one is chosen alone. */
export function turnCircle(audience: Audience, circleId: string, mine: readonly MyCircle[]): Choice {
  const { circles } = audience
  if (circles.includes(circleId)) {
    return { audience: withoutIdle({ ...audience, circles: circles.filter((id) => id !== circleId) }, mine) }
  }
  if (kindOf(mine, circleId) === 'public') {
    return { audience: forCircle(circleId), ...(!isForNobody(audience) && { dropped: true }) }
  }
  const { audience: rest, ...more } = besides(audience, mine)
  if (rest.circles.length >= audienceLimits.circles) return { refused: 'too-many-circles' }
  return { audience: { ...rest, circles: [...rest.circles, circleId] }, ...more }
}

export function addPerson(audience: Audience, uid: string, mine: readonly MyCircle[]): Choice {
  if (audience.people.includes(uid)) return { audience }
  const { audience: rest, ...more } = besides(audience, mine)
  if (rest.people.length >= audienceLimits.people) return { refused: 'too-many-people' }
  const except = rest.except.filter((one) => one !== uid)
  return { audience: { ...rest, people: [...rest.people, uid], except }, ...more }
}

export function dropPerson(audience: Audience, uid: string): Audience {
  return { ...audience, people: audience.people.filter((one) => one !== uid) }
}

/** Takes somebody out who is reached by name, as a connection or by a private circle; a group is whole. */
export function leaveOut(audience: Audience, uid: string, reachedOtherwise: boolean): Choice {
  const rest = dropPerson(audience, uid)
  if (!reachedOtherwise || rest.except.includes(uid)) return { audience: rest }
  if (rest.except.length >= audienceLimits.except) return { refused: 'too-many-out' }
  return { audience: { ...rest, except: [...rest.except, uid] } }
}

export function include(audience: Audience, uid: string): Audience {
  return { ...audience, except: audience.except.filter((one) => one !== uid) }
}

/** Exceptions concern connections and private circles: where there are none of them, nobody is an exception. */
function withoutIdle(audience: Audience, mine: readonly MyCircle[]): Audience {
  const isConcerned = audience.connections || audience.circles.some((id) => kindOf(mine, id) === 'private')
  return isConcerned ? audience : { ...audience, except: [] }
}

/**
 * An audience as its author may still choose it: without those whom they know no more, and circles that are no more
 * theirs, which `lost` tells of.
 */
export function stillMine(
  audience: Audience,
  known: ReadonlySet<string>,
  mine: readonly MyCircle[],
): { audience: Audience; lost: boolean } {
  const circles = audience.circles.filter((id) => kindOf(mine, id) !== undefined)
  const people = audience.people.filter((uid) => known.has(uid))
  const lost = circles.length < audience.circles.length || people.length < audience.people.length
  return { audience: lost ? { ...audience, circles, people } : audience, lost }
}
