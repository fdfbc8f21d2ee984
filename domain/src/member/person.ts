import * as v from 'valibot'
import type { Member } from './member.ts'

/** A member as others know them: what a connection copies from the profile. */
export const personSchema = v.object({
  uid: v.string(),
  name: v.string(),
  photo: v.exactOptional(v.string()),
  /** As in their profile. */
  readsByMail: v.exactOptional(v.literal(true)),
})
export type Person = v.InferOutput<typeof personSchema>

/** Leaves out a photo that is not there: a document cannot hold `undefined`. */
export function personOf(
  uid: string,
  { name, photo, readsByMail }: Pick<Member, 'name' | 'photo' | 'readsByMail'>,
): Person {
  return { uid, name, ...(photo && { photo }), ...(readsByMail && { readsByMail }) }
}

/** Whether a copy still says what the profile does. */
export function isSamePerson(
  copy: Omit<Person, 'uid'>,
  profile: Pick<Member, 'name' | 'photo' | 'readsByMail'>,
): boolean {
  return copy.name === profile.name && copy.photo === profile.photo && copy.readsByMail === profile.readsByMail
}
