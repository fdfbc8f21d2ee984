import * as v from 'valibot'
import { isInviteToken } from '../ids.ts'
import { call } from './contract.ts'

export const inviteToken = v.pipe(v.string(), v.check(isInviteToken))

/**
 * Who invites and how many seats are left; nobody invites to an empty house. Opening a link changes nothing.
 */
export const previewInvite = call<{ inviter: { uid: string; name: string } | null; seats: number; left: number }>()({
  name: 'previewInvite',
  caller: 'anyone',
  input: v.object({ token: inviteToken }),
  errors: ['bad-input', 'invite-unknown', 'invite-revoked', 'invite-full', 'inviter-suspended', 'too-many-tries'],
})
