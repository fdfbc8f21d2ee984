import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { $session } from '@varanda/client/account/session'
import { useUnreadShown } from '../../notice/badge.ts'
import { useUnread } from '../../notice/data/notices.ts'
import { Icon } from '../../ui/icon.tsx'
import { words } from '../../ui/words.ts'
import { toTop } from './to-top.ts'

/** The place of notices, with how many of them are new. */
export function NoticesPlace() {
  const session = useStore($session)
  const unread = useUnread(session.state === 'member' ? session.uid : undefined)
  useUnreadShown(unread)
  return (
    <Link to="/user/notices" activeOptions={{ exact: true }} className="place" onClick={toTop}>
      <span className="place-icon">
        <Icon name="bell" />
        {unread > 0 && (
          <span className="place-count" aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </span>
      <span aria-hidden={unread > 0}>{words.places.notices}</span>
      {unread > 0 && (
        <span className="visually-hidden">{`${words.places.notices}, ${words.places.unread(unread)}`}</span>
      )}
    </Link>
  )
}
