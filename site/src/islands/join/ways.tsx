import type { MemberSession } from '@varanda/client/account/session'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { routes } from '@varanda/domain/site/routes'
import { joinWords } from './words.ts'

interface WaysProps {
  locale: Locale
  member: MemberSession
  first?: 'feed' | 'invite'
}

/**
 * Where a member goes from here: the feed and their own invite, the likelier of the two as the button. Who has no invite
 * at their age is not led to it.
 */
export function Ways({ locale, member, first = 'feed' }: WaysProps) {
  const words = joinWords(locale).join.already
  const ways = {
    feed: { text: words.feed, href: localizedPath(locale, routes.user.path) },
    invite: { text: words.invite, href: localizedPath(locale, memberScreens.invites) },
  }
  if (mayByBand(member.ageBand, 'invite') !== 'free') {
    return (
      <div className="ways">
        <a className="button" href={ways.feed.href}>
          {ways.feed.text}
        </a>
      </div>
    )
  }
  const other = ways[first === 'feed' ? 'invite' : 'feed']
  return (
    <div className="ways">
      <a className="button" href={ways[first].href}>
        {ways[first].text}
      </a>
      <a href={other.href}>{other.text}</a>
    </div>
  )
}
