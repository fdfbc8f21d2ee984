import * as v from 'valibot'
import type { Member } from './member.ts'

/** A member as others know them: what a connection copies from the profile. */
export const personSchema = v.object({
  uid: v.string(),
  name: v.string(),
  photo: v.exactOptional(v.string()),
})
export type Person = v.InferOutput<typeof personSchema>

/** Leaves out a photo that is not there: a document cannot hold `undefined`. */
export function personOf(uid: string, { name, photo }: Pick<Member, 'name' | 'photo'>): Person {
  return { uid, name, ...(photo && { photo }) }
}
