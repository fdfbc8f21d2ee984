import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { Locale } from '@varanda/domain/locale'

/** The link of an invite, whose page opens in the guest's language. */
export function inviteLink(guest: Locale, token: string): string {
  return capabilityLink('join', guest, token, location.origin)
}

/** As it is read aloud or over a shoulder. */
export function shownLink(link: string): string {
  return link.replace(/^https?:\/\//, '')
}
