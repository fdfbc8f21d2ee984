import type { MemberSession } from '@varanda/client/account/session'
import { seatPicture } from '@varanda/design/things/seat'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import { Drawing } from '../parts/drawing.tsx'
import { Checking } from './checking.tsx'
import { ConnectOffer } from './connect-offer.tsx'
import { mayPass, Refusal } from './refusal.tsx'
import type { Preview } from './use-preview.ts'
import { Ways } from './ways.tsx'
import { joinWords } from './words.ts'

interface MemberAtDoorProps {
  locale: Locale
  member: MemberSession
  /** Null: they came without a link. */
  token: string | null
  preview: Preview
  onRetry: () => void
}

/** Someone who lives here already opens /join: a link of their own, another member's, or none. */
export function MemberAtDoor({ locale, member, token, preview, onRetry }: MemberAtDoorProps) {
  const { join } = joinWords(locale)
  if (token !== null && preview.state === 'checking') return <Checking text={join.checking} />
  if (token !== null && preview.state === 'refused') {
    const { code } = preview
    return (
      <Refusal locale={locale} code={code}>
        {mayPass(code) ? (
          <button className="button" type="button" onClick={onRetry}>
            {join.refusal[code].next}
          </button>
        ) : (
          <Ways locale={locale} member={member} />
        )}
      </Refusal>
    )
  }
  const inviter = token !== null && preview.state === 'open' ? preview.invite.inviter : null
  if (token !== null && inviter && inviter.uid !== member.uid)
    return <ConnectOffer key={token} locale={locale} member={member} token={token} inviter={inviter} />

  const words = inviter ? join.own : join.already
  const isWard = !inviter && mayByBand(member.ageBand, 'invite') !== 'free'
  const seat = { state: 'taken', personId: member.uid, drawing: drawnName(member.photo) } as const
  return (
    <div className="face">
      <Drawing svg={seatPicture(seat, 0, { width: 180, height: 194 })} />
      <h1 className="title">{words.title}</h1>
      <p className="lead quiet">{(isWard ? join.already.textWard : words.text)(firstName(member.name))}</p>
      <Ways locale={locale} member={member} first={inviter ? 'invite' : 'feed'} />
    </div>
  )
}
