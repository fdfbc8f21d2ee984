import * as v from 'valibot'
import { namesInEntry } from '../post/entry.ts'

/** So many people whom two know both are remembered; a post names `namesInEntry` of them. */
export const mutualKept = 2 * namesInEntry

/**
 * `users/{uid}/private/mutual`: for each connection a few people whom both know, so that a post can name its other
 * readers to each reader without asking. The two whom it is about hold the same list of each other. Only functions read
 * it.
 */
export const mutualSchema = v.object({ people: v.record(v.string(), v.array(v.string())) })
export type Mutual = v.InferOutput<typeof mutualSchema>

/** Whom two both know, the first of them in a fixed order. */
export function commonOf(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one]
    .filter((uid) => other.has(uid))
    .sort()
    .slice(0, mutualKept)
}

/** All that a member holds: of those connections with whom they know somebody both. */
export function mutualOf(own: ReadonlySet<string>, knownTo: (other: string) => ReadonlySet<string>): Mutual['people'] {
  const lists = [...own].map((other) => [other, commonOf(own, knownTo(other))] as const)
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0))
}

/** What two members and those around them hold of each other. */
export interface MutualState {
  one: string
  other: string
  /** The uids that each of the two knows. */
  known: { one: ReadonlySet<string>; other: ReadonlySet<string> }
  mutual: { one: Mutual['people']; other: Mutual['people'] }
}

/** `to` gets to know, or forgets, that it shares `person` with `of`, who learns the same. */
export interface MutualChange {
  pair: readonly [string, string]
  person: string
  change: 'add' | 'remove'
}

/** Of one meeting so many others learn; the next ones reach the rest. */
const toldAtOnce = 12

/**
 * Pure: what has to change so that the lists agree with who is connected now. `list` is what the two keep of each
 * other, null for nothing; `changes` concern each of them and a third person. Nothing to change when asked
 * again.
 */
export function mutualChanges(state: MutualState): { list: string[] | null; changes: MutualChange[] } {
  const { one, other, known, mutual } = state
  if (known.one.has(other) && known.other.has(one)) {
    const common = [...known.one].filter((uid) => known.other.has(uid)).sort()
    const hasRoom = (list: readonly string[] = [], person: string) => list.length < mutualKept && !list.includes(person)
    const changes = common
      .slice(0, toldAtOnce)
      .flatMap((third): MutualChange[] => [
        ...(hasRoom(mutual.one[third], other)
          ? [{ pair: [one, third] as const, person: other, change: 'add' as const }]
          : []),
        ...(hasRoom(mutual.other[third], one)
          ? [{ pair: [other, third] as const, person: one, change: 'add' as const }]
          : []),
      ])
    return { list: common.length > 0 ? commonOf(known.one, known.other) : null, changes }
  }
  const holding = (people: Mutual['people'], person: string) =>
    Object.keys(people).filter((third) => people[third]!.includes(person))
  return {
    list: null,
    changes: [
      ...holding(mutual.one, other).map((third) => ({
        pair: [one, third] as const,
        person: other,
        change: 'remove' as const,
      })),
      ...holding(mutual.other, one).map((third) => ({
        pair: [other, third] as const,
        person: one,
        change: 'remove' as const,
      })),
    ],
  }
}
