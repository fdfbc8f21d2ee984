import * as v from 'valibot'
import { documentId } from '../document-id.ts'
import { memberUid } from '../member/member.ts'

export const audienceLimits = {
  except: 200,
  people: 20,
  circles: 10,
  /** To more nothing is sent. */
  readers: 2000,
} as const

const distinct = <Item extends v.GenericSchema<string>>(item: Item, most: number) =>
  v.pipe(
    v.array(item),
    v.maxLength(most),
    v.check((all) => new Set(all).size === all.length),
  )

/**
 * Whom a post is for: the union of everyone the author knows, circles and groups, and people by name (one alone is a
 * private message), minus exceptions. It is for somebody.
 */
export const audienceSchema = v.pipe(
  v.object({
    connections: v.boolean(),
    circles: distinct(documentId, audienceLimits.circles),
    /** Connections of the author's. */
    people: distinct(memberUid, audienceLimits.people),
    except: v.pipe(v.array(memberUid), v.maxLength(audienceLimits.except)),
  }),
  v.check(({ connections, circles, people }) => connections || circles.length > 0 || people.length > 0),
  v.check(({ people, except }) => !people.some((uid) => except.includes(uid))),
)
export type Audience = v.InferOutput<typeof audienceSchema>

/** How audiences were said when there were two kinds, as they still stand beside posts and wait in outboxes. */
const earlierSchema = v.variant('base', [
  v.object({ base: v.literal('connections'), except: audienceSchema.entries.except }),
  v.object({
    base: v.literal('people'),
    people: v.pipe(audienceSchema.entries.people, v.minLength(1)),
    except: v.pipe(audienceSchema.entries.except, v.maxLength(0)),
  }),
])

/** An audience in whichever form a device has it: what `audienceOf` understands. */
export const storedAudienceSchema = v.union([audienceSchema, earlierSchema])
/**
 * `posts/{id}/private/audience`, which only its author reads. `taken`: the circles out of which their moderators took
 * the post.
 */
export const keptAudienceSchema = v.union([
  v.object({ ...audienceSchema.entries, taken: v.exactOptional(v.array(v.string())) }),
  earlierSchema,
])
export type StoredAudience = v.InferOutput<typeof keptAudienceSchema>

/** Whom it is for now: nobody, where it was taken out of all its circles and was for nobody else. */
export function audienceOf(stored: StoredAudience): Audience {
  if (!('base' in stored)) {
    const { taken = [], ...audience } = stored
    return { ...audience, circles: audience.circles.filter((id) => !taken.includes(id)) }
  }
  return stored.base === 'people' ? forPeople(stored.people) : forConnections(stored.except)
}

/** Everyone the author knows, but some. */
export function forConnections(except: readonly string[] = []): Audience {
  return { connections: true, circles: [], people: [], except: [...except] }
}

export function forPeople(people: readonly string[]): Audience {
  return { connections: false, circles: [], people: [...people], except: [] }
}
