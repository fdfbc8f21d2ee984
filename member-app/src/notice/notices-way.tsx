import { Link } from '@tanstack/react-router'
import { useMe } from '../data/use-me.ts'
import { WayWords } from '../ui/way.tsx'
import { useNotices } from './data/notices.ts'
import { words } from './words.ts'

/** The way from my page to what the instance told me, with how much of it I have not read. */
export function NoticesWay() {
  const notices = useNotices(useMe().uid)
  const fresh = notices.state === 'ready' ? notices.value.filter(({ data }) => data.readAt === null).length : 0
  return (
    <Link className="way" id="my-notices" to="/user/notices">
      <WayWords icon="mail" title={words.title} text={fresh > 0 ? words.freshHere(fresh) : words.wayText} lit={fresh} />
    </Link>
  )
}
