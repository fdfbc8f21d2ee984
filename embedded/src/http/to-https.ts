import type { HttpHandler } from './exchange.ts'

export interface Https {
  /** `https://host:port` of the server itself. */
  origin: () => string
  /** Whether it answers to this name: a stranger's Host must not lead anybody to the stranger. */
  isOwn: (hostname: string) => boolean
  /** Where people reach the site, for who asks by any other name; without it they are told nothing (421, RFC 9110). */
  publicUrl?: string | undefined
}

/** Sends whoever comes by http to the same address by https; nobody elsewhere. */
export function toHttps({ origin, isOwn, publicUrl }: Https): HttpHandler {
  return ({ url, headers }) => {
    const named = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i.exec(headers.host ?? '')
    if (!named) return { status: 400 }
    const { port } = new URL(origin())
    const isHere = isOwn((named[1] ?? '').replace(/^\[|\]$/g, ''))
    const base = isHere ? `https://${named[1]}${port ? `:${port}` : ''}` : publicUrl
    if (!base) return { status: 421 }
    return { status: 308, headers: { location: `${base}${url.pathname}${url.search}`, 'cache-control': 'no-store' } }
  }
}
