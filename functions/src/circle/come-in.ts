import { circleLimits, historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { type GroupInvitation, groupInvitationSchema, isInvited } from '@varanda/domain/circle/group-invitation'
import { DomainError } from '@varanda/domain/errors'
import type { Person } from '@varanda/domain/member/person'
import { paths } from '@varanda/domain/paths'
import type { Transaction } from 'firebase-admin/firestore'
import { areApart } from '../connection/apart.ts'
import { db } from '../lib/app.ts'
import { read } from '../lib/read.ts'
import { checkRoom } from './check-room.ts'
import { readAnyRequestEnd } from './end-request.ts'
import { endInvitation } from './invite.ts'
import { type CircleBook, enter } from './membership.ts'
import { actingOwner } from './ownership/acting-owner.ts'
import { keepInMemory, readBook, readMemory } from './read-book.ts'

/** An invitation into a group that holds. */
export interface Coming {
  book: CircleBook
  invitation: GroupInvitation
  /** They were taken out once. */
  isBack: boolean
  /** Ends what they may have asked themselves, with what was told of it. */
  endRequest: () => void
}

/**
 * What lets somebody who was invited into a group, as of `transaction`; 'in' where they are in it already. Throws
 * `invitation-over`, `circle-frozen`, `circle-full` and `too-many-circles`.
 */
export async function readComing(
  transaction: Transaction,
  circleId: string,
  uid: string,
  now: Date,
): Promise<Coming | 'in'> {
  const found = await transaction.get(db.doc(paths.groupInvitation(uid, circleId)))
  const invitation = read(groupInvitationSchema, found)
  const book = await readBook(transaction, circleId, uid)
  // Asked twice at the same time, on two devices.
  if (book?.circle.kind === 'group' && book.people[uid]) return 'in'
  const asker = invitation && book?.people[invitation.by]
  if (!invitation || !isInvited(invitation, now) || !book || !asker) throw new DomainError('invitation-over')
  // A block has ended it; one from before blocks did so is none either.
  if (await areApart(transaction, uid, invitation.by)) throw new DomainError('invitation-over')
  if (book.circle.frozen) throw new DomainError('circle-frozen')
  const memory = await readMemory(transaction, circleId)
  const isBack = memory.removed.includes(uid)
  if (isBack && asker.role === 'member') {
    const acting = await actingOwner(transaction, book, async () => memory)
    if (acting !== invitation.by) throw new DomainError('invitation-over')
  }
  if (Object.keys(book.people).length >= circleLimits.size.group) throw new DomainError('circle-full')
  await checkRoom(transaction, uid, 'joined')
  return { book, invitation, isBack, endRequest: await readAnyRequestEnd(transaction, circleId, uid) }
}

/** Brings them in; what the history rule gives of before is brought by the back-fill. */
export function comeIn(
  transaction: Transaction,
  { book, invitation, isBack, endRequest }: Coming,
  person: Person,
  now: Date,
): void {
  const from = historyFrom(rulesOf(book.circle).history, now)
  enter(transaction, book, { person, role: 'member', from }, now)
  endInvitation(transaction, book.id, person.uid, invitation)
  endRequest()
  if (isBack) keepInMemory(transaction, book.id, { back: person.uid })
}
