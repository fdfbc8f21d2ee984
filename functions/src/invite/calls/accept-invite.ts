import { DomainError } from '@varanda/domain/errors'
import { acceptInvite as contract } from '@varanda/domain/invite/calls/accept-invite'
import { paths } from '@varanda/domain/paths'
import { thingOf } from '../../capability/open-capability.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { isAddressedTo } from '../address-invite.ts'
import { joinByInvite } from '../join-by-invite.ts'

/** Takes a seat for an account that is signed in. */
export const acceptInvite = callable(contract, async (input, account, { now }) => {
  const path = 'token' in input ? await thingOf('invite', input.token, now) : paths.invite(input.inviteId)
  if (path === undefined) throw new DomainError('invite-unknown')
  const { name, birthDate, locale } = input
  const { uid, email, emailVerified, authTime } = account
  const guest = { uid, email, emailVerified, authTime, name, birthDate, locale }
  const inviter = await joinByInvite(
    db.doc(path).id,
    guest,
    {
      check(invite) {
        // Ids of invites are not secret: by id one can accept only what was mailed to the account's verified address.
        if (!('token' in input) && !isAddressedTo(invite, account)) throw new DomainError('invite-unknown')
      },
    },
    now,
  )
  return { uid, inviter }
})
