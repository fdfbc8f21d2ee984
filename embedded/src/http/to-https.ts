import type { HttpHandler } from './exchange.ts'

/** Sends whoever comes by http to the same address by https, whose origin is `https://host:port`; nobody elsewhere. */
export function toHttps(origin: () => string): HttpHandler {
  return ({ url, headers }) => {
    const named = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i.exec(headers.host ?? '')
    if (!named) return { status: 400 }
    const { port } = new URL(origin())
    const location = `https://${named[1]}${port ? `:${port}` : ''}${url.pathname}${url.search}`
    return { status: 308, headers: { location, 'cache-control': 'no-store' } }
  }
}
