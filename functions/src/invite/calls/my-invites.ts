import { codeAddress } from '@varanda/domain/account/sign-in-code'
import { DomainError } from '@varanda/domain/errors'
import { myInvites as contract } from '@varanda/domain/invite/calls/my-invites'
import type { Invite } from '@varanda/domain/invite/invite'
import { callable } from '../../lib/callable.ts'
import { invitesTo } from '../address-invite.ts'
import { previewOf } from '../preview.ts'

/** Reads only; an invite that leads nowhere by now is left out. */
export const myInvites = callable(contract, async (_input, { email, emailVerified }, { now }) => {
  if (!emailVerified || email === '') return { invites: [] }
  const found = await invitesTo(codeAddress(email), now)
  found.sort((one, other) => other.invite.createdAt.toMillis() - one.invite.createdAt.toMillis())
  const invites = await Promise.all(found.map(({ inviteId, invite }) => previewed(inviteId, invite, now)))
  return { invites: invites.flat() }
})

async function previewed(inviteId: string, invite: Invite, now: Date) {
  try {
    return [{ inviteId, ...(await previewOf(invite, now)) }]
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
