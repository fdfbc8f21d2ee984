import type { MemberSession } from '@varanda/client/account/session'
import { seatPicture } from '@varanda/design/things/seat'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import { routes } from '@varanda/domain/site/routes'
import { Drawing } from '../parts/drawing.tsx'
import { welcomeWords } from './words.ts'

/** Somebody under 16 has no seats to give. */
export function WardWelcome({ locale, member }: { locale: Locale; member: MemberSession }) {
  const { welcome } = welcomeWords(locale)
  const seat = { state: 'taken', personId: member.uid, drawing: drawnName(member.photo) } as const
  return (
    <div className="face">
      <Drawing svg={seatPicture(seat, 2, { width: 180, height: 194 })} />
      <h1 className="title">{welcome.ward.title}</h1>
      <p className="lead quiet">{welcome.ward.text(firstName(member.invitedBy?.name ?? ''))}</p>
      <div className="ways">
        <a className="button" href={localizedPath(locale, routes.user.path)}>
          {welcome.feed}
        </a>
      </div>
    </div>
  )
}
