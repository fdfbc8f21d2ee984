import type { Moment } from './moment.ts'

/** `users/{uid}/connections/{other}`: someone this member agreed to know. The name is kept fresh by a trigger. */
export interface Connection {
  uid: string
  name: string
  since: Moment
  /** How the two came to know each other here, seen from this member. */
  by: 'inviter' | 'invitee' | 'request'
}
