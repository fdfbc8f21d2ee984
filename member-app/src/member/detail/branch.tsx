import { Link } from '@tanstack/react-router'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { firstName } from '@varanda/domain/member/member'
import { routes } from '@varanda/domain/site/routes'
import { useId, useRef } from 'react'
import { useCards } from '../data/use-cards.ts'
import { BranchNode, guestsShown } from './branch-node.tsx'
import { moveInTree } from './move-in-tree.ts'
import { words } from './words.ts'

/** Who came through this member: a tree that opens a level at a time. */
export function Branch({ card }: { card: DirectoryCard }) {
  const titleId = useId()
  const tree = useRef<HTMLDivElement>(null)
  const guests = useCards('invitedBy.uid', card.uid, guestsShown)
  const name = firstName(card.name)
  const known = guests.state === 'ready' ? guests.value : []
  return (
    <section aria-labelledby={titleId} className="stack">
      <h2 id={titleId} className="sheet-title">
        {words.branch.title}
      </h2>
      {guests.state === 'ready' && known.length === 0 && !guests.fromCache && (
        <p className="quiet">{words.branch.none(name)}</p>
      )}
      {known.length > 0 && (
        <>
          <div
            ref={tree}
            role="tree"
            aria-label={words.branch.label(name)}
            className="branch"
            onKeyDown={(event) => tree.current && moveInTree(tree.current, event)}
          >
            {known.map((guest, index) => (
              <BranchNode key={guest.uid} card={guest} level={1} first={index === 0} />
            ))}
          </div>
          <Link to={routes.adminUsers.path} search={{ invitedBy: card.uid }}>
            {words.branch.more}
          </Link>
        </>
      )}
    </section>
  )
}
