import type { Caller, Firestore, ListenStream } from '../../firestore/contract.ts'
import { FirestoreError } from '../../firestore/error.ts'
import type { Target } from '../../firestore/wire.ts'
import type { Log } from '../../log.ts'
import { checkDatabase, messageObject } from './message.ts'
import { failStream } from './refusal.ts'
import type { StreamReply, StreamService } from './service.ts'

/** Targets of one stream at a time; the SDK opens one per listener. */
const maximumTargets = 1000

/**
 * google.firestore.v1.Firestore/Listen: `{database, addTarget}` and `{database, removeTarget}` go to the engine, what
 * the engine sends goes to the client as it is.
 */
export function listenService(firestore: Firestore, caller: Caller, reply: StreamReply, log: Log): StreamService {
  let stream: ListenStream | null = null
  const targets = new Set<number>()

  const receive = (message: unknown): void => {
    const request = messageObject(message)
    checkDatabase(request.database, firestore.database)
    stream ??= firestore.listen(caller, {
      send: (response) => reply.send(response),
      fail: (status, code, text) => reply.fail(status, code, text),
    })
    if (request.addTarget !== undefined) {
      const target = targetOf(request.addTarget)
      targets.add(target.targetId)
      if (targets.size > maximumTargets) throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many targets.')
      stream.addTarget(target)
    } else if (typeof request.removeTarget === 'number') {
      targets.delete(request.removeTarget)
      stream.removeTarget(request.removeTarget)
    } else {
      throw new FirestoreError('INVALID_ARGUMENT', 'Message adds and removes no target.')
    }
  }

  const owner = caller.kind === 'admin' ? '' : (caller.auth?.uid ?? '(nobody)')
  let waiting = 0
  let closed = false

  return {
    // A client that comes back with many targets lets the others read in between.
    receive: (message) => {
      waiting++
      firestore.turns.run(owner, () => {
        waiting--
        if (closed) return
        try {
          receive(message)
          if (waiting > 0) stream?.hold()
          else stream?.release()
        } catch (error) {
          failStream(reply, error, log)
        }
      })
      if (waiting > 0) stream?.hold()
    },
    finish: async () => {},
    close: () => {
      closed = true
      stream?.close()
    },
  }
}

/** The envelope of a target; the engine judges the query inside. */
function targetOf(value: unknown): Target {
  const target = messageObject(value)
  const shape = [target.query, target.documents].filter((part) => typeof part === 'object' && part !== null)
  if (!Number.isInteger(target.targetId) || shape.length !== 1) {
    throw new FirestoreError('INVALID_ARGUMENT', 'Target needs a number and one of query and documents.')
  }
  return target as unknown as Target
}
