import './find-people.css'
import { Link } from '@tanstack/react-router'
import { finding as en } from '@varanda/domain/connection/messages/en/finding'
import { finding as pt } from '@varanda/domain/connection/messages/pt/finding'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { inLocale } from '../ui/locale.ts'
import { sayCannotWrite, useMayWrite } from '../ui/may-write.ts'
import { FindByName } from './find-by-name.tsx'
import { OpenInvite } from './open-invite.tsx'
import { Suggestions } from './suggestions.tsx'

const words = inLocale({ pt, en })

/** How to find more people: whom my inviter knows, by somebody's invite, by mine. Open for who knows few. */
export function FindPeople({ knowsFew }: { knowsFew: boolean }) {
  const { ageBand } = useMe()
  const mayWrite = useMayWrite()
  // It stays as it is while people come: whoever searches is in it.
  const [isOpen] = useState(knowsFew)
  return (
    <>
      {knowsFew && <Suggestions />}
      <details className="find-people" open={isOpen}>
        <summary className="unfold">
          <h2>{words.title}</h2>
        </summary>
        <div className="find-people-ways">
          {mayWrite && mayByBand(ageBand, 'be-found') === 'free' && <FindByName />}
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
