import type { Caller, Firestore, ListenStream } from '../../firestore/contract.ts'
import { FirestoreError, statusCodes } from '../../firestore/error.ts'
import type { Target } from '../../firestore/wire.ts'
import type { Log } from '../../log.ts'
import { checkDatabase, messageObject, readMessage } from './message.ts'
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
  const idOf = targetIds()

  const receive = (data: string): void => {
    const request = readMessage(data)
    if (stream === null || request.database !== undefined) checkDatabase(request.database, firestore.database)
    stream ??= firestore.listen(caller, {
      send: (response) => {
        // Ended by the client, or refused or ended here.
        const { targetChangeType, targetIds = [] } = response.targetChange ?? {}
        if (targetChangeType === 'REMOVE') for (const id of targetIds) targets.delete(id)
        reply.send(response)
      },
      fail: (status, code, text) => reply.fail(status, code, text),
    })
    if (request.addTarget !== undefined) {
      const asked = targetOf(request.addTarget)
      const targetId = idOf(asked.targetId)
      if (targetId === null) {
        const cause = {
          code: statusCodes.INVALID_ARGUMENT,
          message: 'The targets of this stream are given their numbers.',
        }
        reply.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [asked.targetId], cause } })
        return
      }
      const target = { ...asked, targetId }
      targets.add(targetId)
      if (targets.size > maximumTargets) throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many targets.')
      stream.addTarget(target)
    } else if (typeof request.removeTarget === 'number') {
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
    receive: (data, taken) => {
      waiting++
      firestore.turns.run(owner, () => {
        waiting--
        taken()
        if (closed) return
        try {
          receive(data)
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

/**
 * Numbers of one stream's targets: the client's own, or those that it is given when it says none, or 0. Who was given
 * one is given all; for a number of its own there is null then.
 * Source: https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#target
 */
function targetIds(): (asked: number) => number | null {
  let highest = 0
  let isGiven = false
  return (asked) => {
    if (asked !== 0 && isGiven) return null
    isGiven ||= asked === 0
    highest = Math.max(highest + (asked === 0 ? 1 : 0), asked)
    return asked || highest
  }
}

const mostTargetId = 2 ** 31 - 1

/** The envelope of a target; the engine judges the query inside. */
function targetOf(value: unknown): Target {
  const target = messageObject(value)
  const { targetId = 0 } = target
  const shape = [target.query, target.documents].filter((part) => typeof part === 'object' && part !== null)
  const isId = typeof targetId === 'number' && Number.isInteger(targetId) && targetId >= 0 && targetId < mostTargetId
  if (!isId || shape.length !== 1) {
    throw new FirestoreError('INVALID_ARGUMENT', 'Target needs a number and one of query and documents.')
  }
  return { ...target, targetId } as unknown as Target
}
