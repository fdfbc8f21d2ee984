import { answerGroupInvitation as contract } from '@varanda/domain/circle/calls/answer-group-invitation'
import { type CircleMemory, historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { groupInvitationSchema, isInvited } from '@varanda/domain/circle/group-invitation'
import { DomainError } from '@varanda/domain/errors'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { checkRoom } from '../check-room.ts'
import { enter } from '../membership.ts'
import { readBook, readMemory } from '../read-book.ts'

/** What the history rule gives of before is brought by the back-fill. */
export const answerGroupInvitation = callable(contract, async ({ circleId, answer }, { uid, standing }, { now }) => {
  const place = db.doc(paths.groupInvitation(uid, circleId))
  await db.runTransaction(async (transaction) => {
    const [found, profile] = await transaction.getAll(place, db.doc(paths.user(uid)))
    const invitation = read(groupInvitationSchema, found)
    if (answer === 'decline') {
      if (invitation) transaction.delete(place)
      return
    }
    const book = await readBook(transaction, circleId)
    // Asked twice at the same time, on two devices.
    if (book?.circle.kind === 'group' && book.people[uid]) return
    const asker = invitation && book?.people[invitation.by]
    if (!invitation || !isInvited(invitation, now) || !book || !asker) throw new DomainError('invitation-over')
    const { removed } = await readMemory(transaction, circleId)
    if (removed.includes(uid) && asker.role === 'member') throw new DomainError('invitation-over')
    // So far no guardian is asked for a group, and so a ward comes into none.
    if (approvalNeeded(standing, 'join-group')) throw new DomainError('not-at-this-age')
    if (book.circle.frozen) throw new DomainError('circle-frozen')
    await checkRoom(transaction, uid, 'joined')
    const from = historyFrom(rulesOf(book.circle).history, now)
    enter(transaction, book, { person: personOf(uid, read(memberSchema, profile)!), role: 'member', from }, now)
    transaction.delete(place)
    if (removed.includes(uid)) {
      transaction.update(db.doc(paths.circleMemory(circleId)), {
        removed: FieldValue.arrayRemove(uid),
      } satisfies Partial<Record<keyof CircleMemory, FieldValue>>)
    }
  })
  return {}
})
