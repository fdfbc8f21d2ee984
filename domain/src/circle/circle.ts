import type { Moment } from '../moment.ts'

export const circleLimits = { name: 60, group: 150, followers: 1000 } as const

/** `circles/{id}`: people one member shares with, or a group in which everyone posts. */
export interface Circle {
  name: string
  owner: string
  kind: 'circle' | 'group'
  visibility: 'private' | 'public'
  epoch: number
  createdAt: Moment
}

/** `circles/{id}/members/{uid}`. */
export interface CircleMember {
  uid: string
  name: string
  role: 'owner' | 'moderator' | 'member'
  since: Moment
}
