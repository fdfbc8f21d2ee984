import type { HttpHandler, HttpRequest, HttpResponse } from './exchange.ts'

/** A year: who has come by https comes by https. In seconds. */
const HSTS = 'max-age=31536000'

/**
 * The public port serves one origin: cross-origin preflights get no permission, no answer is sniffed for a type or used
 * by another origin's page, and what is no page runs nothing when it is opened as one. What a handler says itself wins.
 */
export function publicGate(handler: HttpHandler): HttpHandler {
  return async (request) => {
    if (request.method === 'OPTIONS') {
      const refusal: HttpResponse = { status: 405, headers: { allow: 'GET, HEAD, POST' } }
      return refusal
    }
    const response = await handler(request)
    return response && { ...response, headers: { ...defaults(request, response), ...response.headers } }
  }
}

function defaults(request: HttpRequest, { headers = {} }: HttpResponse): Record<string, string> {
  const isPage = headers['content-type']?.startsWith('text/html')
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(isPage ? {} : { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
    // Our own word, or that of a proxy that is trusted.
    ...(request.headers['x-forwarded-proto'] === 'https' ? { 'strict-transport-security': HSTS } : {}),
  }
}
