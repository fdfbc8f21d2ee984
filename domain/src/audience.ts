import * as v from 'valibot'
import type { Connection } from './connection.ts'
import type { Moment } from './moment.ts'

export const audienceLimits = { except: 200 } as const

/** Whom a post is for: a base, minus exceptions. */
export const audience = v.object({
  base: v.literal('connections'),
  except: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(128))), v.maxLength(audienceLimits.except)),
})
export type Audience = v.InferOutput<typeof audience>

/** The uids who may read a post: the author's connections without the exceptions, in a fixed order. */
export function readersOf(wanted: Audience, connections: readonly string[]): string[] {
  const except = new Set(wanted.except)
  return connections.filter((uid) => !except.has(uid)).sort()
}

/**
 * Whether a connection gives its owner's post to the other: who came by the owner's invite, or invited the owner, also
 * gets what was there before; two who met otherwise share what comes from then on, even if they knew each other once.
 */
export function reachesPost({ by, since }: Pick<Connection, 'by' | 'since'>, createdAt: Moment): boolean {
  return by !== 'request' || since.toMillis() <= createdAt.toMillis()
}
