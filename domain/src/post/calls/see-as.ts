import * as v from 'valibot'
import { call } from '../../contract.ts'
import { type Member, memberUid } from '../../member/member.ts'
import type { Photo } from '../media.ts'

export const seeAsLimits = { page: 30 } as const

/** A post of mine as a member holds it; comments, counts and whom they know among its readers are theirs. */
export interface SeenPost {
  postId: string
  text: string
  photos: Photo[]
  /** In milliseconds. */
  createdAt: number
  /** The groups and followed circles by which they have it, as their copy names them. */
  circles: string[]
}

/** What a member gets of me: my profile, null where it does not open to them, and a page of my posts, newest first. */
export interface SeenAs {
  profile: Pick<Member, 'name' | 'bio' | 'photo'> | null
  posts: SeenPost[]
  /** What the next page takes as `after`; null where this is the last. */
  next: string | null
}

/**
 * Shows the member what somebody gets of them. It is for whom they know and for whoever holds posts of theirs by a way
 * that they may know of; to anybody else, one who is not there as well, `person-unknown`. What came by a group that the
 * member left, or by a followed circle of somebody else's, is left out: who is there now is not theirs to know.
 */
export const seeAs = call<SeenAs>()({
  name: 'seeAs',
  caller: 'reader',
  input: v.object({ uid: memberUid, after: v.optional(v.pipe(v.string(), v.maxLength(150))) }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'person-unknown',
    'post-unknown',
    'too-many-tries',
    'try-again',
  ],
})
