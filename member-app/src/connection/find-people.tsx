import './find-people.css'
import { Link } from '@tanstack/react-router'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { useMe } from '../data/use-me.ts'
import { sayCannotWrite, useMayWrite } from '../ui/may-write.ts'
import { FindByName } from './find-by-name.tsx'
import { OpenInvite } from './open-invite.tsx'
import { Suggestions } from './suggestions.tsx'
import type { FindByNameState } from './use-find-by-name.ts'
import { finding as words } from './words.ts'

/** Whether this member may look for others by their names. */
export function useMayFindByName(): boolean {
  const { ageBand } = useMe()
  return useMayWrite() && mayByBand(ageBand, 'be-found') === 'free'
}

/** How to find more people: by name, whom my inviter knows, by somebody's invite, by mine. */
export function FindPeople(props: {
  knowsFew: boolean
  /** The search by name, which the list of who is known leads to as well. */
  search: FindByNameState
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}) {
  const { knowsFew, search, isOpen, onToggle } = props
  const { ageBand } = useMe()
  const mayWrite = useMayWrite()
  const mayFind = useMayFindByName()
  return (
    <>
      {knowsFew && <Suggestions />}
      <details className="find-people" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className="unfold">
          <h2>{words.title}</h2>
        </summary>
        <div className="find-people-ways">
          {mayFind && <FindByName search={search} />}
          {mayWrite ? <OpenInvite /> : <p className="quiet">{sayCannotWrite()}</p>}
          {mayWrite && mayByBand(ageBand, 'invite') === 'free' && (
            <p>
              {words.mine} <Link to="/user/invites">{words.mineOpen}</Link>
            </p>
          )}
          {mayByBand(ageBand, 'be-found') === 'free' && (
            <p className="quiet">
              {words.found} <Link to="/user/settings">{words.foundOpen}</Link>
            </p>
          )}
        </div>
      </details>
    </>
  )
}
