import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import { $access } from '@varanda/client/account/session'
import { admin as en } from '@varanda/domain/instance/messages/en/admin'
import { admin as pt } from '@varanda/domain/instance/messages/pt/admin'
import { firstName } from '@varanda/domain/member/member'
import { routes } from '@varanda/domain/site/routes'
import type { ReactNode } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { inLocale } from '../../ui/locale.ts'
import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { words as shared } from '../../ui/words.ts'
import { AdminBadge } from './admin-badge.tsx'
import { Switches } from './switches.tsx'

const words = inLocale({ pt, en })

/** Who runs the instance just now, and what this device shows. */
export function AdminFoot() {
  return (
    <footer className="rail-foot">
      <Me>
        <span className="small quiet">{words.runs}</span>
      </Me>
      <Switches />
    </footer>
  )
}

/** At the foot of a member's rail: the admin area where it is theirs, their own page, what this device shows. */
export function MemberFoot() {
  const { uid } = useMe()
  const { isAdmin } = useStore($access)
  return (
    <footer className="rail-foot">
      {isAdmin && (
        <Link to={routes.admin.path} className="place rail-admin">
          <Icon name="board" />
          <span className="place-name">{words.enter}</span>
          <AdminBadge place="adminSignupRequests" />
        </Link>
      )}
      <Me>
        <PersonLink uid={uid} id="rail-me" className="small rail-page">
          {shared.ownPage}
        </PersonLink>
      </Me>
      <Switches />
    </footer>
  )
}

function Me({ children }: { children: ReactNode }) {
  const me = useMe()
  return (
    <div className="rail-me">
      <Portrait uid={me.uid} />
      <span>
        <span className="rail-name" dir="auto">
          {firstName(me.name)}
        </span>
        {children}
      </span>
    </div>
  )
}
