import { Link } from '@tanstack/react-router'
import { notices as en } from '@varanda/domain/notice/messages/en/notices'
import { notices as pt } from '@varanda/domain/notice/messages/pt/notices'
import { useMe } from '../../data/use-me.ts'
import { useNotices } from '../../notice/data/notices.ts'
import { inLocale } from '../../ui/locale.ts'
import { Notice } from '../../ui/notice/notice.tsx'

const words = inLocale({ pt, en })

/** At the head of the feed, as long as there is something from the instance that was not read. */
export function FreshNotices() {
  const { uid } = useMe()
  const notices = useNotices(uid)
  const fresh = notices.state === 'ready' ? notices.value.filter(({ data }) => data.readAt === null).length : 0
  if (fresh === 0) return null
  return (
    <Notice icon="mail">
      {words.fresh(fresh)}. <Link to="/user/notices">{words.read}</Link>
    </Notice>
  )
}
