import './support.css'
import { Link } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import { Icon } from '../ui/icon.tsx'
import { useSupportPage } from './data/support.ts'
import { words } from './words.ts'

/** The way from a person's page to how they may be supported, where that is open. */
export function SupportWay({ uid, name }: { uid: string; name: string }) {
  const page = useSupportPage(uid)
  if (page.state !== 'ready' || !page.value?.on) return null
  return (
    <div className="support-way">
      <Link className="button line wide" id={`support-${uid}`} to="/user/people/$uid/support" params={{ uid }}>
        <Icon name="hibiscus" />
        {words.page.way(firstName(name))}
      </Link>
    </div>
  )
}
