import { parseUrl } from '../../parse-url.ts'

/** Whose push services the browsers of today name. A member names the address, so nothing else is ever asked. */
const hosts = ['fcm.googleapis.com', 'jmt17.google.com', 'updates.push.services.mozilla.com']
/** Below these a service names its machines as it likes. */
const domains = ['push.apple.com', 'notify.windows.com']

/** Characters of an endpoint; those of today have some 200. */
export const longestEndpoint = 2048

/**
 * The address behind a subscription, if it is one of a push service: https at its usual port, without a name or
 * password, and a host of the list. `more` are origins (`https://push.example.org`) that whoever runs the instance
 * trusts besides.
 */
export function pushEndpoint(text: string, more: readonly string[] = []): URL | undefined {
  const url = text.length <= longestEndpoint ? parseUrl(text) : undefined
  if (!url || url.username || url.password) return undefined
  if (more.includes(url.origin)) return url
  const isKnown = hosts.includes(url.hostname) || domains.some((domain) => url.hostname.endsWith(`.${domain}`))
  return url.protocol === 'https:' && url.port === '' && isKnown ? url : undefined
}
