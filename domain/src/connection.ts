import type { Moment } from './moment.ts'
import type { Person } from './person.ts'

/** `users/{uid}/connections/{other}`: someone this member agreed to know. A trigger keeps name and photo fresh. */
export interface Connection extends Person {
  since: Moment
  /** How the two came to know each other here, seen from this member. */
  by: 'inviter' | 'invitee' | 'request'
}
