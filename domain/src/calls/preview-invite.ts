import * as v from 'valibot'
import { isInviteToken } from '../ids.ts'
import type { Person } from '../person.ts'
import { call } from './contract.ts'

export const inviteToken = v.pipe(v.string(), v.check(isInviteToken))

/**
 * Who invites and how many seats are left; nobody invites to an empty house. Opening a link changes nothing. A link
 * without seats left still says whose it is, because a member may connect by it.
 */
export const previewInvite = call<{ inviter: Person | null; seats: number; left: number }>()({
  name: 'previewInvite',
  caller: 'anyone',
  input: v.object({ token: inviteToken }),
  errors: ['bad-input', 'invite-unknown', 'invite-revoked', 'inviter-suspended', 'too-many-tries'],
})
