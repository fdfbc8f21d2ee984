/**
 * Answers a request that is not a valid call before Firebase's SDK sees it: the SDK would give the same answer but
 * write the whole request into the log, passwords included.
 * Source: https://firebase.google.com/docs/functions/callable-reference
 */
import type { CallableFunction, HttpsFunction, Request } from 'firebase-functions/v2/https'

/** Wraps a callable; name and properties stay, because deployment reads them. */
export function quiet<Input, Answer>(
  deployed: CallableFunction<Input, Promise<Answer>>,
): CallableFunction<Input, Promise<Answer>> {
  return new Proxy(deployed, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      // The SDK answers CORS preflights itself.
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

/** Whether the SDK can decode it; a 64-bit number that is malformed makes it log the request as well. */
function isReadable(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true
  // `@type` marks a 64-bit number, which none of our calls takes.
  if ('@type' in data) return false
  return Object.values(data).every(isReadable)
}
