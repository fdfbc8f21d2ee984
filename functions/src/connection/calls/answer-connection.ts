import { answerConnection as contract } from '@varanda/domain/connection/calls/answer-connection'
import { DomainError } from '@varanda/domain/errors'
import { isShutOut } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { unrecord } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { checkMember } from '../../lib/check-standing.ts'
import { asked, gateOf, meet, readMeeting, recordMet } from '../meeting.ts'

/** A refusal is kept only with the member who refused; whoever asked is not told of it. */
export const answerConnection = callable(contract, async ({ uid: otherUid, accept }, caller, { now }) => {
  const { uid } = caller
  if (accept) checkMember(caller.standing, caller.authTime)
  return db.runTransaction(async (transaction) => {
    const meeting = await readMeeting(transaction, uid, otherUid)
    const { connection, mine, theirs, areApart, standings } = meeting
    if (mine?.direction !== 'in' || theirs?.direction !== 'out') return { connected: connection !== undefined }
    if (!accept) {
      transaction.update(db.doc(paths.connectionRequest(uid, otherUid)), { state: 'declined' })
      unrecord(transaction, asked(otherUid, uid, mine.at))
      return { connected: false }
    }
    if (areApart || isShutOut(standings.other)) throw new DomainError('person-unknown')
    const gate = await gateOf(transaction, meeting, now, true)
    if (gate.waitingFor) {
      gate.ask()
      return { connected: false, waitingFor: gate.waitingFor.name }
    }
    meet(transaction, meeting, now)
    recordMet(transaction, meeting, now)
    return { connected: true }
  })
})
