import { type Locale, localizedPath } from '@varanda/domain/locale'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { routes } from '@varanda/domain/site/routes'
import { joinWords } from './words.ts'

/** Where a member goes from here: the feed and their own invite, the likelier of the two as the button. */
export function Ways({ locale, first = 'feed' }: { locale: Locale; first?: 'feed' | 'invite' }) {
  const words = joinWords(locale).join.already
  const ways = {
    feed: { text: words.feed, href: localizedPath(locale, routes.user.path) },
    invite: { text: words.invite, href: localizedPath(locale, memberScreens.invites) },
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
