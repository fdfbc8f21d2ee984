import type { Person } from '../member/person.ts'
import type { Moment } from '../moment.ts'

/** `users/{uid}/connections/{other}`: someone this member agreed to know. A trigger keeps name and photo fresh. */
export interface Connection extends Person {
  since: Moment
  /** How the two came to know each other here, seen from this member. */
  by: 'inviter' | 'invitee' | 'request'
}
