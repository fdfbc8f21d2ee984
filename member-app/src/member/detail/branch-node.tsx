import { Link } from '@tanstack/react-router'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { routes } from '@varanda/domain/site/routes'
import { type CSSProperties, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { useCards } from '../data/use-cards.ts'
import { StandingBadges } from './standing-badges.tsx'
import { words } from './words.ts'

/** Guests of one member that are shown; there are five seats, seldom more. */
export const guestsShown = 50

/**
 * One member in the tree. The item takes the focus; arrows open and shut it (`moveInTree`), Enter goes to the member.
 * What a mouse presses inside says nothing that a key cannot do, so it is no stop of the Tab key.
 */
export function BranchNode({ card, level, first }: { card: DirectoryCard; level: number; first: boolean }) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(first)
  const guests = useCards('invitedBy.uid', open ? card.uid : undefined, guestsShown)
  const known = guests.state === 'ready' ? guests.value : []
  const leaf = guests.state === 'ready' && !guests.fromCache && known.length === 0
  return (
    <>
      <div
        role="treeitem"
        aria-level={level}
        aria-selected={false}
        {...(!leaf && { 'aria-expanded': open })}
        className="branch-row"
        style={{ '--level': level - 1 } as CSSProperties}
        tabIndex={at ? 0 : -1}
        onFocus={(event) => {
          if (event.target === event.currentTarget) setAt(true)
        }}
        onBlur={(event) => {
          // An item stays the tree's Tab stop until the focus moves to another item.
          const goesOn = event.relatedTarget instanceof Element && event.relatedTarget.closest('[role=tree]')
          if (event.target === event.currentTarget && goesOn) setAt(false)
        }}
      >
        <button
          type="button"
          className="icon-button branch-toggle"
          tabIndex={-1}
          aria-label={open ? words.branch.shut(card.name) : words.branch.open(card.name)}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'forward'} size={20} />
        </button>
        <Portrait uid={card.uid} size="s" photo={card.photo} />
        <Link to={routes.adminUser.path} search={{ uid: card.uid }} tabIndex={-1} className="members-name">
          {card.name}
        </Link>
        <StandingBadges card={card} />
        {open && leaf && <span className="small quiet">{words.branch.leaf}</span>}
      </div>
      {open && known.map((guest) => <BranchNode key={guest.uid} card={guest} level={level + 1} first={false} />)}
    </>
  )
}
