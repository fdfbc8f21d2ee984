import { DomainError } from '../errors.ts'
import { type Circle, type CircleRole, rulesOf } from './circle.ts'

/** A circle as one of its people finds it. */
interface Managed {
  circle: Pick<Circle, 'kind' | 'rules' | 'frozen' | 'tier'>
  role: CircleRole
}

/** What the owner alone does: its name, its rules, its roles. Throws `not-yours-to-change`. */
export function checkOwner({ circle, role }: Managed): void {
  if (role !== 'owner') throw new DomainError('not-yours-to-change')
  checkStands(circle)
}

/** Whether this member may invite others into their group. */
export function checkInviting({ circle, role }: Managed): void {
  if (circle.kind !== 'group') throw new DomainError('not-yours-to-change')
  if (role === 'member' && rulesOf(circle).whoInvites === 'moderators') throw new DomainError('not-yours-to-change')
  checkStands(circle)
}

/** Whether `uid` may let a newcomer land in it: their own circles, and groups to which they may invite. */
export function mayBring(
  { circle, role }: { circle: Managed['circle'] & Pick<Circle, 'owner'>; role: CircleRole | undefined },
  uid: string,
): boolean {
  if (!role || circle.frozen || circle.tier) return false
  if (circle.kind !== 'group') return circle.owner === uid
  return role !== 'member' || rulesOf(circle).whoInvites === 'members'
}

/** Whether this member may take out somebody of that role; undefined for whoever is not in it. */
export function checkRemoving({ circle, role }: Managed, other: CircleRole | undefined): void {
  const may =
    role === 'owner' ? other !== 'owner' : role === 'moderator' && circle.kind === 'group' && other !== 'owner'
  if (!may || (role === 'moderator' && other === 'moderator')) throw new DomainError('not-yours-to-change')
  checkStands(circle)
}

/** Whether this member looks after what others share with it and who comes in: its owner and moderators. */
export function checkLookingAfter({ circle, role }: Managed): void {
  if (role === 'member') throw new DomainError('not-yours-to-change')
  checkStands(circle)
}

/** Refuses one that is frozen, and one that the product itself looks after. */
function checkStands({ frozen, tier }: Pick<Circle, 'frozen' | 'tier'>): void {
  if (tier) throw new DomainError('not-yours-to-change')
  if (frozen) throw new DomainError('circle-frozen')
}
