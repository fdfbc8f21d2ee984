import type { Person } from '../member/person.ts'
import type { Moment } from '../moment.ts'

/**
 * `users/{uid}/blocks/{other}`: someone whom this member does not want to meet here. Name and photo stay as they were
 * then, because neither sees the other's profile from then on; the name is empty where the member could not see it.
 */
export interface Block extends Person {
  at: Moment
}
