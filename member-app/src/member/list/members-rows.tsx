import { Link } from '@tanstack/react-router'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { routes } from '@varanda/domain/site/routes'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Time } from '../../ui/time/time.tsx'
import { words as shared } from '../../ui/words.ts'
import { StandingBadges } from '../detail/standing-badges.tsx'
import { words } from './words.ts'

/** A page of people as a table. */
export function MembersTable({ cards }: { cards: readonly DirectoryCard[] }) {
  const { columns } = words
  return (
    <table className="members-table">
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.band}</th>
          <th scope="col">{columns.invitedBy}</th>
          <th scope="col">{columns.joined}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.uid}>
            <th scope="row">
              <Person card={card} />
            </th>
            <td>
              <StandingBadges card={card} always />
            </td>
            <td>{words.bands[card.ageBand]}</td>
            <td>
              {card.invitedBy ? (
                card.invitedBy.name || shared.whoLeft
              ) : (
                <span className="quiet">{words.nobodyInvited}</span>
              )}
            </td>
            <td>
              <Time at={card.joinedAt.toDate()} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same as a list, for phones. */
export function MembersCards({ cards }: { cards: readonly DirectoryCard[] }) {
  return (
    <ul className="plain members-cards">
      {cards.map((card) => (
        <li key={card.uid}>
          <Person card={card} />
          <p className="members-facts small quiet">
            <StandingBadges card={card} />
            {card.ageBand !== 'adult' && <span>{words.bands[card.ageBand]}</span>}
            {card.invitedBy && <span>{words.cameBy(card.invitedBy.name || shared.whoLeft)}</span>}
            <span>
              {words.joined} <Time at={card.joinedAt.toDate()} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Person({ card }: { card: DirectoryCard }) {
  return (
    <span className="members-person">
      <Portrait uid={card.uid} size="s" photo={card.photo} />
      <span className="members-words">
        <Link to={routes.adminUser.path} search={{ uid: card.uid }} className="members-name">
          {card.name}
        </Link>
        <span className="small quiet members-mail">{card.email}</span>
      </span>
    </span>
  )
}
