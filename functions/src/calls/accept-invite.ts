import { acceptInvite as contract } from '@varanda/domain/calls/accept-invite'
import { newInviteToken } from '@varanda/domain/ids'
import { type Acceptance, type Invite, inviteIdOf } from '@varanda/domain/invite'
import { decideJoining, inviteConnections, membershipDocuments } from '@varanda/domain/joining'
import type { Member } from '@varanda/domain/member'
import { paths } from '@varanda/domain/paths'
import { personOf } from '@varanda/domain/person'
import type { Standing } from '@varanda/domain/standing'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { db } from '../lib/app.ts'
import { callable } from '../lib/callable.ts'
import { read } from '../lib/read.ts'
import { backFillPage } from '../posts/back-fill.ts'
import { moveEpochs } from '../posts/part.ts'

/**
 * One transaction takes the seat and makes the member, under ids derived from invite and account: called twice, or
 * dying at any step, it ends in one member or none. The first page of the feed is there before this answers; triggers
 * bring the rest and the claims.
 */
export const acceptInvite = callable(contract, async (input, account, { now }) => {
  const inviteId = await inviteIdOf(input.token)
  const token = newInviteToken()
  const link = { token, inviteId: await inviteIdOf(token) }
  const at = Timestamp.fromDate(now)

  const inviter = await db.runTransaction(async (transaction) => {
    const [invite, acceptance, standing] = await transaction.getAll(
      db.doc(paths.invite(inviteId)),
      db.doc(paths.acceptance(inviteId, account.uid)),
      db.doc(paths.standing(account.uid)),
    )
    const stored = read<Invite>(invite)
    const [inviterStanding, inviterProfile, ...blocks] = stored?.inviter
      ? await transaction.getAll(
          db.doc(paths.standing(stored.inviter)),
          db.doc(paths.user(stored.inviter)),
          db.doc(paths.block(stored.inviter, account.uid)),
          db.doc(paths.block(account.uid, stored.inviter)),
        )
      : []
    const decision = decideJoining(
      {
        invite: stored,
        acceptance: read<Acceptance>(acceptance),
        standing: read<Standing>(standing),
        inviterStanding: read<Standing>(inviterStanding),
        areApart: blocks.some(({ exists }) => exists),
      },
      input.birthDate,
      now,
    )
    const host = stored?.inviter ? personOf(stored.inviter, read<Member>(inviterProfile)!) : null
    const inviter = host && { uid: host.uid, name: host.name }
    if (decision === 'joined') return inviter

    const guest = { uid: account.uid, name: input.name }
    const taken: Acceptance = { ...guest, at }
    const documents = [
      ...membershipDocuments({
        ...guest,
        email: account.email,
        birthDate: input.birthDate,
        locale: input.locale,
        // Whoever opens an empty house runs it.
        role: stored?.kind === 'founding' ? 'admin' : 'user',
        invitedBy: inviter,
        link,
        at,
        validSince: new Timestamp(0, 0),
      }),
      ...(host ? inviteConnections(guest, host, at) : []),
      { path: paths.acceptance(inviteId, guest.uid), data: taken },
    ]
    for (const { path, data } of documents) transaction.set(db.doc(path), data)
    transaction.update(db.doc(paths.invite(inviteId)), { taken: FieldValue.increment(1) })
    if (inviter) {
      transaction.update(db.doc(paths.ownInvite(inviter.uid)), { acceptances: FieldValue.arrayUnion(taken) })
      moveEpochs(transaction, inviter.uid)
    }
    return inviter
  })

  if (inviter) await backFillPage(account.uid, inviter.uid, now.getTime() + 1, now)
  return { uid: account.uid, inviter }
})
