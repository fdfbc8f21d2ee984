import type { Member } from './member.ts'

/** A member as others know them: what a connection copies from the profile. */
export interface Person {
  uid: string
  name: string
  photo?: string
}

/** Leaves out a photo that is not there: a document cannot hold `undefined`. */
export function personOf(uid: string, { name, photo }: Pick<Member, 'name' | 'photo'>): Person {
  return { uid, name, ...(photo && { photo }) }
}
