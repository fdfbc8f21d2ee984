import { Link } from '@tanstack/react-router'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { useConnections } from '../../connection/data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { locale } from '../../ui/locale.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { words } from '../../ui/words.ts'

/** How many faces stand at the side; the rest is one step away. */
const faces = 12

/** What stands beside the feed on wide screens: who is here, and the seats that are left. */
export function Aside({ withPeople }: { withPeople: boolean }) {
  const me = useMe()
  const connections = useConnections()
  const invite = useDoc<OwnInvite>(paths.ownInvite(me.uid))
  const people = withPeople && connections.state === 'ready' ? connections.value : []
  const own = invite.state === 'ready' ? invite.value : undefined
  const left = own && Math.max(0, own.seats - own.acceptances.length)
  return (
    <aside className="aside">
      {people.length > 0 && (
        <section>
          <h2 className="label">{words.aside.people}</h2>
          <ul className="aside-people">
            {people.slice(0, faces).map(({ uid, name }) => (
              <li key={uid} title={name}>
                <Portrait uid={uid} />
                <span className="aside-name small">{firstName(name)}</span>
              </li>
            ))}
          </ul>
          <Link to="/user/people">{words.aside.all(people.length)}</Link>
        </section>
      )}
      {left !== undefined && (
        <section>
          <h2 className="label">{words.aside.seats(left)}</h2>
          <p className="small quiet">{left > 0 ? words.aside.seatsText : words.aside.fullText}</p>
          <a href={localizedPath(locale, routes.welcome.path)}>{words.aside.invite}</a>
        </section>
      )}
    </aside>
  )
}
