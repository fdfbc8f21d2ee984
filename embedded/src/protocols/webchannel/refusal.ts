import { FirestoreError, statusCodes } from '../../firestore/error.ts'
import type { Log } from '../../log.ts'
import type { StreamReply } from './service.ts'

/** Says why a stream ends: a refusal in the engine's words, a defect as INTERNAL without any detail. */
export function failStream(reply: StreamReply, error: unknown, log: Log): void {
  if (error instanceof FirestoreError) {
    reply.fail(error.status, error.code, error.message)
    return
  }
  log({ severity: 'ERROR', message: 'A Firestore stream failed inside the server', error })
  reply.fail('INTERNAL', statusCodes.INTERNAL, 'Internal error.')
}
