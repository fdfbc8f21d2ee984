/**
 * How often one network, and one bearer of a token, may ask. Token buckets in memory: each holds `burst` requests and
 * fills again by `perSecond`, so that a page with all its parts loads at once and a flood does not.
 */
import { hash } from 'node:crypto'
import { networkOf } from './client-address.ts'
import type { HttpRequest } from './exchange.ts'

export interface Rate {
  burst: number
  perSecond: number
}

export interface RateLimits {
  /** Of an IPv4 address or an IPv6 /64: a household, or an office. */
  network: Rate
  /** Of one ID token, so of one sign-in for as long as the token lives. */
  token: Rate
}

export const defaultRateLimits: RateLimits = {
  network: { burst: 2_000, perSecond: 100 },
  token: { burst: 600, perSecond: 30 },
}

/** Buckets that are full again are forgotten when there are more. */
const MOST_BUCKETS = 50_000

export interface RateLimiter {
  /** 0 when the request may go on, else after how many seconds to come back. */
  take(request: Pick<HttpRequest, 'address' | 'headers'>): number
}

export function rateLimiter(limits: RateLimits = defaultRateLimits, now: () => number = Date.now): RateLimiter {
  const networks = buckets(limits.network, now)
  const tokens = buckets(limits.token, now)
  return {
    take({ address, headers }) {
      const wait = networks.take(networkOf(address))
      if (wait > 0 || !headers.authorization) return wait
      // Tokens are long, and nothing that could be used again should lie about.
      return tokens.take(hash('sha256', signedPart(headers.authorization), 'base64'))
    },
  }
}

/**
 * What of a credential cannot be written in two ways: neither the scheme (RFC 9110: in any case, with any number of
 * spaces) nor a token's signature, whose last letter holds bits that nobody reads.
 */
function signedPart(authorization: string): string {
  const credential = authorization.trim().replace(/^\S+\s+/, '')
  const end = credential.lastIndexOf('.')
  return end === -1 ? credential : credential.slice(0, end)
}

function buckets({ burst, perSecond }: Rate, now: () => number) {
  const filled = new Map<string, { left: number; at: number }>()
  const leftOf = (bucket: { left: number; at: number }, at: number) =>
    Math.min(burst, bucket.left + (Math.max(0, at - bucket.at) / 1000) * perSecond)
  return {
    take(key: string): number {
      const at = now()
      const known = filled.get(key)
      const left = known ? leftOf(known, at) : burst
      if (left < 1) return Math.ceil((1 - left) / perSecond)
      if (!known && filled.size >= MOST_BUCKETS) {
        for (const [other, bucket] of filled) if (leftOf(bucket, at) >= burst) filled.delete(other)
        // Nobody's bucket is full: the ones that were asked longest ago go.
        for (const other of filled.keys()) {
          if (filled.size < MOST_BUCKETS) break
          filled.delete(other)
        }
      }
      filled.set(key, { left: left - 1, at })
      return 0
    },
  }
}
