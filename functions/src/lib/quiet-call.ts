/**
 * Answers a request that is no call before Firebase's SDK sees it: the SDK answers the same and writes what was sent into
 * the log, whole, passwords included.
 * Source: https://firebase.google.com/docs/functions/callable-reference
 */
import type { CallableFunction, HttpsFunction, Request } from 'firebase-functions/v2/https'

/** The same function, by every name and property that its deployment reads. */
export function quiet<Input, Answer>(
  deployed: CallableFunction<Input, Promise<Answer>>,
): CallableFunction<Input, Promise<Answer>> {
  return new Proxy(deployed, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      // A browser's question whether it may ask is answered by the SDK.
      if (request.method === 'OPTIONS' || isCall(request)) return Reflect.apply(target, self, [request, response])
      response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' } })
      return undefined
    },
  })
}

function isCall({ method, headers, body }: Pick<Request, 'method' | 'headers' | 'body'>): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (method !== 'POST' || type.trim().toLowerCase() !== 'application/json') return false
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const fields = Object.keys(body)
  return fields.length === 1 && fields[0] === 'data' && isReadable(body.data)
}

/** Whether the SDK can read it; what it cannot, a number of 64 bits that is none, it logs as well. */
function isReadable(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true
  // No call of ours takes one.
  if ('@type' in data) return false
  return Object.values(data).every(isReadable)
}
