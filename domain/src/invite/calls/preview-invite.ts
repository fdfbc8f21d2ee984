import * as v from 'valibot'
import { call } from '../../contract.ts'
import { isInviteToken } from '../../ids.ts'
import type { Person } from '../../member/person.ts'
import type { InviteKind } from '../invite.ts'

export const inviteToken = v.pipe(v.string(), v.check(isInviteToken))

/** What a guest is told of an invite before they join. */
export interface InvitePreview {
  kind: InviteKind
  /** Null where nobody in particular invites. */
  inviter: Person | null
  seats: number
  left: number
  /** Nobody new comes in by it for now; a member may still connect. */
  isResting: boolean
  /**
   * Whom the seat is kept for and the inviter's line to them, as far as the invite says so, and the names of the groups in
   * which they will be. Never the circles.
   */
  guest: { name: string; message: string; groups: string[] } | null
}

/**
 * Who invites and how many seats are left; nobody invites to an empty instance. Opening a link changes nothing. A link
 * without seats left still says whose it is, because a member may connect by it.
 */
export const previewInvite = call<InvitePreview>()({
  name: 'previewInvite',
  caller: 'anyone',
  input: v.object({ token: inviteToken }),
  errors: ['bad-input', 'invite-unknown', 'invite-revoked', 'invite-expired', 'inviter-suspended', 'too-many-tries'],
})
