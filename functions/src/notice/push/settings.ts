import { isMailAddress } from '@varanda/domain/mail/mail'
import { parseUrl } from '@varanda/domain/parse-url'
import { defineString } from 'firebase-functions/params'
import { mailFrom, siteUrl } from '../../mail/settings.ts'

const services = defineString('PUSH_SERVICES', {
  default: '',
  description: 'Origins of push services that are trusted besides those of the browsers, with commas between them.',
})

/** Origins that whoever runs the instance trusts besides those of the browsers. */
export function ownPushServices(): readonly string[] {
  const given = services.value().split(',')
  return given.flatMap((text) => parseUrl(text.trim())?.origin ?? [])
}

/**
 * Whom push services may turn to about us (RFC 8292, `sub`): the site's address or, where that is this machine's own,
 * the one that mail comes from. Undefined where both are none that others could reach: Apple refuses those.
 */
export function pushContact(): string | undefined {
  const url = parseUrl(siteUrl())
  if (url?.protocol === 'https:' && isReachable(url.hostname)) return url.origin
  const from = mailFrom.value()
  return isMailAddress(from) && isReachable(from.slice(from.indexOf('@') + 1)) ? `mailto:${from}` : undefined
}

/** A name below some domain, and neither a number nor this machine. */
function isReachable(host: string): boolean {
  return /\.[a-z][a-z\d-]+$/i.test(host) && !/\.(localhost|local|internal|test)$/i.test(host)
}
