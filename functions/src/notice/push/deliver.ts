import { setTimeout as wait } from 'node:timers/promises'
import { type Outcome, outcomeOf } from './outcome.ts'

/** How long one try waits for an answer, and all tries of a message together, in milliseconds. */
const answerMs = 5000
const patienceMs = 20_000

export interface Envelope {
  endpoint: URL
  headers: Record<string, string>
  body: Buffer
  ttlSeconds: number
}

/**
 * Hands one message to its push service, again where the service asks for that and it can still be in time. Follows no
 * redirect and reads no answer's words: the address was named by a member. Never throws. A try without an answer is the
 * last: the service may have it.
 */
export async function deliver(envelope: Envelope): Promise<Exclude<Outcome['kind'], 'again'>> {
  const until = Date.now() + Math.min(patienceMs, envelope.ttlSeconds * 1000)
  for (let tries = 1; ; tries += 1) {
    const outcome = await post(envelope, tries)
    if (outcome.kind !== 'again') return outcome.kind
    if (Date.now() + outcome.afterMs > until) return 'lost'
    await wait(outcome.afterMs)
  }
}

async function post({ endpoint, headers, body }: Envelope, tries: number): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    await answer.body?.cancel().catch(() => {})
    const outcome = outcomeOf(answer.status, answer.headers.get('retry-after'), tries, new Date())
    if (outcome.kind !== 'sent') console.warn(`${endpoint.origin} answered a push message with ${answer.status}`)
    return outcome
  } catch (error) {
    console.warn(`${endpoint.origin} did not answer a push message: ${(error as Error).name}`)
    return { kind: 'unheard' }
  }
}
