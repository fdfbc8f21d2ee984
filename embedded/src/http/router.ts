import type { HttpHandler } from './exchange.ts'

/** Asks each handler in order; the first that answers wins, and a request that nobody owns is a 404. */
export function firstOf(handlers: readonly HttpHandler[]): HttpHandler {
  return async (request) => {
    for (const handler of handlers) {
      const response = await handler(request)
      if (response) return response
    }
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not Found\n' }
  }
}
