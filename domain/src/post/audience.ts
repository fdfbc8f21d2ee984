import * as v from 'valibot'
import type { Connection } from '../connection/connection.ts'
import { memberUid } from '../member/member.ts'
import type { Moment } from '../moment.ts'

export const audienceLimits = { except: 200, people: 20 } as const

const except = v.pipe(v.array(memberUid), v.maxLength(audienceLimits.except))
const people = v.pipe(
  v.array(memberUid),
  v.minLength(1),
  v.maxLength(audienceLimits.people),
  v.check((uids) => new Set(uids).size === uids.length),
)

/** Whom a post is for: everyone the author knows, minus exceptions, or people by name (one is a private message). */
export const audienceSchema = v.variant('base', [
  v.object({ base: v.literal('connections'), except }),
  v.object({ base: v.literal('people'), people, except: v.pipe(except, v.maxLength(0)) }),
])
export type Audience = v.InferOutput<typeof audienceSchema>

/** The uids who may read a post: those of the author's connections whom it is for, in a fixed order. */
export function readersOf(wanted: Audience, connections: readonly string[]): string[] {
  const except = new Set(wanted.except)
  const named = wanted.base === 'people' ? new Set(wanted.people) : undefined
  return connections.filter((uid) => !except.has(uid) && (named?.has(uid) ?? true)).sort()
}

/** Whether a newcomer gets such a post from before: what was for people by name was not for them. */
export function reachesNewcomer(wanted: Audience, newcomer: string): boolean {
  return wanted.base === 'connections' && !wanted.except.includes(newcomer)
}

/**
 * Whether a connection gives its owner's post to the other: who came by the owner's invite, or invited the owner, also
 * gets what was there before; two who met otherwise share what comes from then on, even if they knew each other once.
 */
export function reachesPost({ by, since }: Pick<Connection, 'by' | 'since'>, createdAt: Moment): boolean {
  return by !== 'request' || since.toMillis() <= createdAt.toMillis()
}
