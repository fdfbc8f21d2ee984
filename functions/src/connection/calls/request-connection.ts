import { settingsSchema } from '@varanda/domain/account/settings'
import { requestConnection as contract } from '@varanda/domain/connection/calls/request-connection'
import { decideAsking } from '@varanda/domain/connection/connection-request'
import { approvalNeeded } from '@varanda/domain/guardian/age-band-acts'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { haveCommonConnection } from '../common.ts'
import { ask, gateOf, meet, readMeeting, recordMet } from '../meeting.ts'

/** Both copies are written together, in the transaction that decides; a guardian is asked before the other is. */
export const requestConnection = callable(contract, async ({ uid: otherUid }, { uid, standing }, { now }) => {
  approvalNeeded(standing, 'connect')
  return db.runTransaction(async (transaction) => {
    const meeting = await readMeeting(transaction, uid, otherUid)
    const settings = read(settingsSchema, await transaction.get(db.doc(paths.settings(otherUid))))
    const decision = decideAsking({
      ...meeting,
      other: { standing: meeting.standings.other, settings },
      haveCommonConnection:
        settings?.findable === 'connections-of-connections' && (await haveCommonConnection(transaction, uid, otherUid)),
    })
    if (decision === 'connected') return { state: 'connected' as const }
    if (decision === 'asked') return { state: 'asked' as const }
    const gate = await gateOf(transaction, meeting, now, decision === 'connect')
    if (gate.waitingFor) {
      gate.ask()
      return { state: 'asked' as const, waitingFor: gate.waitingFor.name }
    }
    if (decision === 'connect') {
      meet(transaction, meeting, now)
      recordMet(transaction, meeting, now)
      return { state: 'connected' as const }
    }
    ask(transaction, meeting, now, decision === 'hide')
    return { state: 'asked' as const }
  })
})
