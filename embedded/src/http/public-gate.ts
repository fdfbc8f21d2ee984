import type { HttpHandler, HttpResponse } from './exchange.ts'

/**
 * The public port serves one origin: cross-origin preflights get no permission, and no answer is sniffed for a type.
 */
export function publicGate(handler: HttpHandler): HttpHandler {
  return async (request) => {
    if (request.method === 'OPTIONS') {
      const refusal: HttpResponse = { status: 405, headers: { allow: 'GET, HEAD, POST' } }
      return refusal
    }
    const response = await handler(request)
    return response && { ...response, headers: { 'x-content-type-options': 'nosniff', ...response.headers } }
  }
}
