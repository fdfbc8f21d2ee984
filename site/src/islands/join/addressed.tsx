import type { Locale } from '@varanda/domain/locale'
import { useState } from 'react'
import { Invitation } from './invitation.tsx'
import { JoinForm } from './join-form.tsx'
import type { MyInvite } from './use-my-invites.ts'
import { joinWords } from './words.ts'

interface AddressedProps {
  locale: Locale
  /** One at least. */
  invites: MyInvite[]
  email: string
  name: string
  onJoining: (joining: boolean) => void
}

/** Invites to the address of whoever signed in by a code or a link: no link is needed. */
export function Addressed({ locale, invites, email, name, onJoining }: AddressedProps) {
  const words = joinWords(locale).join.addressed
  const [chosen, setChosen] = useState(0)
  const invite = invites[chosen] ?? invites[0]
  if (!invite) return null
  return (
    <div className="accept">
      <div className="addressed">
        <Invitation locale={locale} invite={invite} />
        {invites.length > 1 && (
          <fieldset className="others">
            <legend className="label">{words.choose}</legend>
            {invites.map(({ inviteId, inviter }, index) => (
              <label className="check" key={inviteId}>
                <input
                  type="radio"
                  name="invite"
                  checked={inviteId === invite.inviteId}
                  onChange={() => setChosen(index)}
                />
                <span>{inviter ? inviter.name : words.instance}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <JoinForm locale={locale} seat={{ inviteId: invite.inviteId }} email={email} name={name} onJoining={onJoining} />
    </div>
  )
}
