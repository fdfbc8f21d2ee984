import type { Moment } from '../moment.ts'
import type { CircleMemory, CircleRole } from './circle.ts'

interface Candidate {
  role: CircleRole
  since: Moment
}

/**
 * Pure: in which order the people of a group are asked to own it when its owner goes: whom the owner named, the oldest
 * moderator, the oldest member. Only adults who are active can; whoever asks knows who that is.
 */
export function successionOrder(
  people: Readonly<Record<string, Candidate>>,
  leaving: string,
  { successor }: Pick<CircleMemory, 'successor'>,
): string[] {
  const rank = (uid: string) => (uid === successor ? 0 : people[uid]!.role === 'moderator' ? 1 : 2)
  return Object.keys(people)
    .filter((uid) => uid !== leaving)
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        people[one]!.since.toMillis() - people[other]!.since.toMillis() ||
        (one < other ? -1 : 1),
    )
}
