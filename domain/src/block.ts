import type { Moment } from './moment.ts'
import type { Person } from './person.ts'

/**
 * `users/{uid}/blocks/{other}`: someone whom this member does not want to meet here. Name and photo stay as they were
 * then, because neither sees the other's profile from then on; the name is empty where the member could not see it.
 */
export interface Block extends Person {
  at: Moment
}
