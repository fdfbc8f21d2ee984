/**
 * How the Admin SDK asks a Firestore on this machine: by one request of node:http. By itself it goes by way of Google's
 * authentication, gaxios and node-fetch, which have nothing to do here and take a millisecond of the processor each
 * time: 2.6 instead of 1.6 for a read, 2.0 instead of 1.1 for a write.
 */
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

interface Asked {
  method: string
  headers: Headers
  body?: string | Buffer
  signal: AbortSignal
}

/** What the SDK reads of an answer: a stream for queries, the whole of it for all else. */
interface Answered {
  status: number
  ok: boolean
  body: IncomingMessage
  arrayBuffer(): Promise<Buffer>
}

function ask(url: string, { method, headers, body, signal }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: Object.fromEntries(headers), signal }, (answer) => {
      const status = answer.statusCode ?? 500
      resolve({ status, ok: status >= 200 && status < 300, body: answer, arrayBuffer: () => buffer(answer) })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Settings of a Firestore that stands at FIRESTORE_EMULATOR_HOST and is asked by REST; null where there is none. */
export function nearbySettings(env: NodeJS.ProcessEnv): FirebaseFirestore.Settings | null {
  if (!env.FIRESTORE_EMULATOR_HOST || env.FIRESTORE_PREFER_REST !== 'true') return null
  return { preferRest: true, auth: { getClient: async () => ({}), fetch: ask } }
}
