import { answerJoinRequest as contract } from '@varanda/domain/circle/calls/answer-join-request'
import { historyFrom, rulesOf } from '@varanda/domain/circle/circle'
import { invitationEnd } from '@varanda/domain/circle/group-invitation'
import { joinRequestSchema, requestKeptMs } from '@varanda/domain/circle/join-request'
import { checkLookingAfter } from '@varanda/domain/circle/may-manage'
import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { personOf } from '@varanda/domain/member/person'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { areApart } from '../../connection/apart.ts'
import { record } from '../../fact/record.ts'
import { writeQuestion } from '../../guardian/gate.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { checkApart } from '../check-apart.ts'
import { hasRoom } from '../check-room.ts'
import { readRequestEnd } from '../end-request.ts'
import { barrierIntoGroup } from '../guardian-gate.ts'
import { endInvitation, invite, readInvitations } from '../invite.ts'
import { enter } from '../membership.ts'
import { keepInMemory, readBookAs, readMemory } from '../read-book.ts'

export const answerJoinRequest = callable(contract, ({ circleId, uid: other, answer, together }, { uid }, { now }) =>
  db.runTransaction(async (transaction) => {
    const book = await readBookAs(transaction, circleId, uid)
    checkLookingAfter(book)
    if (book.circle.kind !== 'group') throw new DomainError('not-yours-to-change')
    const place = db.doc(paths.joinRequest(circleId, other))
    const [asked, profile, held] = await transaction.getAll(
      place,
      db.doc(paths.user(other)),
      db.doc(paths.standing(other)),
    )
    const memory = await readMemory(transaction, circleId)
    // Of two who answer at once the second finds what the first did.
    if (book.people[other]) return { state: 'in' as const }
    const request = read(joinRequestSchema, asked)
    if (answer === 'decline' && (!request || memory.declined?.[other])) return { state: 'declined' as const }
    const [member, standing] = [read(memberSchema, profile), read(standingSchema, held)]
    const isWaiting = request !== undefined && request.until.toMillis() > now.getTime()
    if (!isWaiting || !member || standing?.status !== 'active') throw new DomainError('approval-over')
    const endRequest = await readRequestEnd(transaction, circleId, other, request)
    if (answer === 'decline') {
      endRequest()
      const still = Object.entries(memory.declined ?? {}).filter(
        ([, at]) => at.toMillis() + requestKeptMs > now.getTime(),
      )
      const declined = { ...Object.fromEntries(still), [other]: Timestamp.fromDate(now) }
      keepInMemory(transaction, circleId, { declined })
      return { state: 'declined' as const }
    }
    if (!together) await checkApart(transaction, uid, [other], now, { circleId, inside: Object.keys(book.people) })
    const person = personOf(other, member)
    const until = Timestamp.fromMillis(invitationEnd(now))
    const barrier = await barrierIntoGroup(transaction, { person, standing }, book, { by: uid, until }, uid, now)
    const isFree = !barrier && (await hasRoom(transaction, other, 'joined'))
    const invitations = await readInvitations(transaction, circleId, [other])
    const apart = !isFree && (await areApart(transaction, other, uid))
    endRequest()
    // Nobody comes in by an invitation of whom a block keeps apart from them; who answers does not learn of it.
    if (apart) return { state: 'invited' as const }
    if (memory.removed.includes(other)) keepInMemory(transaction, circleId, { back: other })
    if (!isFree) {
      if (barrier?.question) writeQuestion(transaction, barrier.question)
      invite(transaction, { circleId, by: uid, uid: other }, invitations.get(other), now)
      return { state: 'invited' as const }
    }
    const from = historyFrom(rulesOf(book.circle).history, now)
    enter(transaction, book, { person, role: 'member', from }, now)
    endInvitation(transaction, circleId, other, invitations.get(other))
    const source = paths.circleMember(circleId, other)
    const at = Timestamp.fromDate(now)
    record(transaction, { kind: 'group-admitted', source, turn: now.getTime(), at, by: uid, about: [other] })
    return { state: 'in' as const }
  }),
)
