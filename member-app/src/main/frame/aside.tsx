import { Link } from '@tanstack/react-router'
import { isNewcomer } from '@varanda/domain/account/first-steps'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { ownLink as en } from '@varanda/domain/invite/messages/en/own-link'
import { ownLink as pt } from '@varanda/domain/invite/messages/pt/own-link'
import { seatsInView } from '@varanda/domain/invite/seats'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { lazy, Suspense } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { inLocale } from '../../ui/locale.ts'
import { PersonLink } from '../../ui/person/person-link.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { words } from '../../ui/words.ts'

const CircleAside = lazy(async () => ({ default: (await import('../../circle/page/circle-aside.tsx')).CircleAside }))

const linkWords = inLocale({ pt, en })

/** How many faces stand at the side; the rest is one step away. */
const faces = 20

/**
 * What stands beside the feed on wide screens: who is here, and the seats that are left; beside a circle's page, what
 * is there. Nobody who has just come is asked to bring others.
 */
export function Aside({ withPeople, circleId }: { withPeople: boolean; circleId?: string | undefined }) {
  if (circleId === undefined) return <Around withPeople={withPeople} />
  return (
    <aside className="aside">
      <Suspense>
        <CircleAside key={circleId} id={circleId} />
      </Suspense>
    </aside>
  )
}

function Around({ withPeople }: { withPeople: boolean }) {
  const me = useMe()
  const connections = useConnections()
  const now = useNow()
  const invite = useDoc<OwnInvite>(paths.ownInvite(me.uid))
  const people = withPeople && connections.state === 'ready' ? connections.value : []
  const own = invite.state === 'ready' ? invite.value : undefined
  const left = own && seatsInView(own, now).free
  return (
    <aside className="aside">
      {people.length > 0 && (
        <section>
          <h2 className="label">{words.aside.people}</h2>
          <ul className="aside-people">
            {people.slice(0, faces).map(({ uid, name }) => (
              <li key={uid} title={name}>
                <PersonLink uid={uid} id={`aside-${uid}`} className="aside-person">
                  <Portrait uid={uid} />
                  <span className="aside-name small">{firstName(name)}</span>
                </PersonLink>
              </li>
            ))}
          </ul>
          <Link to="/user/people">{words.aside.all(people.length)}</Link>
        </section>
      )}
      {left !== undefined && !isNewcomer(me.joinedAt, now) && (
        <section>
          <h2 className="label">{linkWords.seatsLeft(left)}</h2>
          <p className="small quiet">{left > 0 ? words.aside.seatsText : words.aside.fullText}</p>
          <Link to="/user/invites">{words.aside.invite}</Link>
        </section>
      )}
    </aside>
  )
}
