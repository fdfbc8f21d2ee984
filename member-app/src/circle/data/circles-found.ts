import { type Circle, type CircleRole, type CircleRules, rulesOf } from '@varanda/domain/circle/circle'

/** A circle of the member's: one of their own, a group they are in, or a public one that they follow. */
export interface MyCircle {
  id: string
  circle: Circle
  /** The member's own part in it. */
  role: CircleRole
  /** By which part they look after it: the owner's while the owner cannot and they are next (`ownerStandIn`). */
  actsAs: CircleRole
  rules: CircleRules
}

/** What the listeners heard so far; undefined where none has answered. */
export interface CirclesFound {
  owned: { circles: ReadonlyMap<string, Circle>; fromCache: boolean } | undefined
  joined: { roles: ReadonlyMap<string, CircleRole>; fromCache: boolean } | undefined
  /** Those that the member is in, as far as they are known. */
  circles: Map<string, Circle | undefined>
  /** Of those, the ones the instance answered for. */
  confirmed: Set<string>
  /** The groups as whose owner the member acts. */
  standIns: ReadonlySet<string>
}

/** Pure: the member's circles by name, once there is something to say; which of them is whose, the circles say. */
export function myCircles(found: CirclesFound, uid: string): { value: MyCircle[]; fromCache: boolean } | undefined {
  const { owned, joined, circles, confirmed, standIns } = found
  if (!owned || !joined) return undefined
  const mine = new Map<string, MyCircle>()
  for (const [id, circle] of owned.circles) {
    // A group that its last owner left still names them.
    if (circle.kind === 'group' && !joined.roles.has(id)) continue
    mine.set(id, { id, circle, role: 'owner', actsAs: 'owner', rules: rulesOf(circle) })
  }
  for (const [id, row] of joined.roles) {
    const circle = circles.get(id)
    if (!circle || mine.has(id)) continue
    const role = circle.owner === uid ? 'owner' : row
    mine.set(id, { id, circle, role, actsAs: standIns.has(id) ? 'owner' : role, rules: rulesOf(circle) })
  }
  const value = [...mine.values()].sort((one, other) => one.circle.name.localeCompare(other.circle.name))
  const isWaiting = [...joined.roles.keys()].some((id) => !owned.circles.has(id) && !confirmed.has(id))
  return { value, fromCache: owned.fromCache || joined.fromCache || isWaiting }
}

/** Whether this member may share a post with it; wards share with no public circle. */
export function mayShareWith(mine: MyCircle, isAdult: boolean): boolean {
  const { circle } = mine
  return !circle.frozen && (circle.kind !== 'public' || isAdult) && !isAnnouncing(mine)
}

/** Whether what is shared with it waits for whoever comes later, so that it is not for nobody while it is empty. */
export const keepsForNewcomers = ({ circle, rules }: MyCircle) => circle.kind !== 'private' && rules.history !== 'new'

/** Whether this member only reads there. */
export const isAnnouncing = ({ actsAs, rules }: MyCircle) => actsAs === 'member' && rules.whoPosts === 'moderators'
