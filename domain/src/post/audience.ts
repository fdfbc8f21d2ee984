import * as v from 'valibot'
import { memberUid } from '../member/member.ts'

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
