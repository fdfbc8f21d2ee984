import * as v from 'valibot'

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
