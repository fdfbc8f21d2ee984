import type { Caller, Firestore } from '../../firestore/contract.ts'
import { FirestoreError } from '../../firestore/error.ts'
import type { Write } from '../../firestore/wire.ts'
import type { Log } from '../../log.ts'
import { checkDatabase, readMessage } from './message.ts'
import { failStream } from './refusal.ts'
import type { StreamReply, StreamService } from './service.ts'

/** The SDK keeps at most ten batches in flight. */
const maximumQueue = 50

/**
 * google.firestore.v1.Firestore/Write: the first message opens the stream, every other one is a batch. Batches are
 * committed one at a time in the client's order; a refusal ends the stream, and with it the batches behind.
 * `authorize` is asked before each commit, so that a stream does not outlive its caller's token.
 */
export function writeService(
  firestore: Firestore,
  authorize: () => Promise<Caller | null>,
  reply: StreamReply,
  log: Log,
): StreamService {
  const queue: { data: string; taken: () => void }[] = []
  let answered = 0
  let working: Promise<void> | null = null
  let closed = false

  const nextToken = () => Buffer.from(String(++answered)).toString('base64')

  const answer = async (data: string): Promise<void> => {
    const request = readMessage(data)
    if (answered === 0) {
      checkDatabase(request.database, firestore.database)
      return reply.send({ streamId: '1', streamToken: nextToken() })
    }
    const writes = writesOf(request)
    const caller = await authorize()
    if (!caller) throw new FirestoreError('UNAUTHENTICATED', 'The ID token is no longer valid.')
    if (closed) return
    const { commitTime, writeResults } = await firestore.commit(caller, { writes })
    reply.send({ streamToken: nextToken(), writeResults, commitTime })
  }

  const work = async (): Promise<void> => {
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await answer(next.data)
        next.taken()
      }
    } catch (error) {
      failStream(reply, error, log)
    } finally {
      working = null
    }
  }

  const close = (): void => {
    closed = true
    queue.length = 0
  }

  return {
    receive: (data, taken) => {
      if (closed) return
      queue.push({ data, taken })
      if (queue.length > maximumQueue) reply.fail('RESOURCE_EXHAUSTED', 8, 'Too many batches are waiting.')
      else working ??= work()
    },
    finish: async () => {
      close()
      await working
    },
    close,
  }
}

function writesOf(request: Record<string, unknown>): Write[] {
  if (request.writes === undefined) return []
  if (Array.isArray(request.writes)) return request.writes as Write[]
  throw new FirestoreError('INVALID_ARGUMENT', 'Writes are not a list.')
}
