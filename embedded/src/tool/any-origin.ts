import type { HttpHandler, HttpRequest } from '../http/exchange.ts'

/** Suites that run in a browser come from a page of another port, so every origin is welcome here. */
export function anyOrigin(handler: HttpHandler): HttpHandler {
  return async (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: permission(request) }
    const response = await handler(request)
    return response && { ...response, headers: { ...response.headers, ...permission(request) } }
  }
}

function permission({ headers }: HttpRequest): Record<string, string> {
  if (headers.origin === undefined) return {}
  return {
    'access-control-allow-origin': headers.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers':
      'x-http-session-id, x-client-wire-protocol, x-goog-upload-status, x-goog-upload-url, x-goog-upload-size-received',
    vary: 'origin',
  }
}
