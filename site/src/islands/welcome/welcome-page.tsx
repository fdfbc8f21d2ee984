import type { MemberSession } from '@varanda/client/account/session'
import { followOwnInvite } from '@varanda/client/invite/own-invite'
import { icon } from '@varanda/design/icons'
import { portraitOf } from '@varanda/design/scenes/gallery'
import { seatPicture } from '@varanda/design/things/seat'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import type { OwnInvite, ReturnedSeat } from '@varanda/domain/invite/invite'
import { seatsInView } from '@varanda/domain/invite/seats'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import { routes } from '@varanda/domain/site/routes'
import { useEffect, useState } from 'react'
import { Drawing } from '../parts/drawing.tsx'
import { Notice } from '../parts/notice.tsx'
import { useConnections } from '../use-connections.ts'
import { useSession } from '../use-session.ts'
import { AskMore } from './ask-more.tsx'
import { Branch } from './branch.tsx'
import { ChangeLinkSheet } from './change-link-sheet.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { KeptSheet } from './kept-sheet.tsx'
import { ReserveSheet } from './reserve-sheet.tsx'
import { Seats } from './seats.tsx'
import { WardWelcome } from './ward-welcome.tsx'
import { welcomeWords } from './words.ts'

/** The whole of /welcome. As built it speaks to someone who is signed out; a member's seats take its place. */
export function WelcomePage({ locale }: { locale: Locale }) {
  const session = useSession()

  useEffect(() => {
    if (session.state === 'signedIn' && session.membership === 'none')
      location.replace(localizedPath(locale, routes.join.path))
    // Only a known visitor's page waits for the session; see the page's style.
    if (session.state === 'signedOut') document.documentElement.removeAttribute('data-known')
  }, [session, locale])

  if (session.state === 'member' && mayByBand(session.ageBand, 'invite') === 'never')
    return <WardWelcome locale={locale} member={session} />
  if (session.state === 'member') return <MemberWelcome locale={locale} member={session} />

  const words = welcomeWords(locale).welcome.signedOut
  return (
    <div className="face way-in">
      <Drawing className="kept" svg={seatPicture({ state: 'reserved' }, 2)} />
      <h1 className="title">{words.title}</h1>
      <p className="lead quiet">{words.text}</p>
      <div className="ways">
        <a
          className="button"
          href={`${localizedPath(locale, routes.auth.path)}?next=${localizedPath(locale, routes.welcome.path)}`}
        >
          {words.signIn}
        </a>
        <a href={localizedPath(locale, routes.join.path)}>{words.join}</a>
      </div>
    </div>
  )
}

/** What lies over the page: one seat by the id of its invite, or a seat that came back. */
type Over =
  | { sheet: 'none' }
  | { sheet: 'reserve' }
  | { sheet: 'change' }
  | { sheet: 'kept'; inviteId: string }
  | { sheet: 'returned'; seat: ReturnedSeat }

type Own = { state: 'loading' } | { state: 'failed' } | { state: 'here'; invite: OwnInvite | undefined }

function MemberWelcome({ locale, member }: { locale: Locale; member: MemberSession }) {
  const words = welcomeWords(locale).welcome
  const [own, setOwn] = useState<Own>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [over, setOver] = useState<Over>({ sheet: 'none' })
  const { uid, invitedBy } = member
  const people = useConnections(uid)
  const shown = invitedBy ? { uid: invitedBy.uid, photo: people?.get(invitedBy.uid)?.photo } : member

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to follow again.
  useEffect(() => {
    setOwn({ state: 'loading' })
    return followOwnInvite(
      uid,
      (invite) => setOwn({ state: 'here', invite }),
      () => setOwn({ state: 'failed' }),
    )
  }, [uid, attempt])

  const invite = own.state === 'here' ? own.invite : undefined
  const view = invite && seatsInView(invite, new Date())
  const free = view?.free ?? 0
  const keptSeat =
    over.sheet === 'kept' ? invite?.reservations.find((one) => one.inviteId === over.inviteId) : undefined
  const close = () => setOver({ sheet: 'none' })

  return (
    <div className="member">
      <div className="hello">
        <h1 className="screen-title">{words.heading(firstName(member.name))}</h1>
        <div className="by">
          <Drawing
            className={people ? '' : 'waiting'}
            svg={portraitOf(drawnName(shown.photo), shown.uid, { width: 56, height: 63 })}
          />
          <p>
            {invitedBy ? words.invitedBy(firstName(invitedBy.name)) : words.founder}
            {invite?.acceptances.length === 0 && <span className="quiet">{words.seatsYours(invite.seats)}</span>}
          </p>
        </div>
        <Seats
          locale={locale}
          invite={people && invite}
          people={people}
          onReserve={() => setOver({ sheet: 'reserve' })}
          onKept={({ inviteId }) => setOver({ sheet: 'kept', inviteId })}
          onReturned={(seat) => setOver({ sheet: 'returned', seat })}
        />
        <a className="button on" href={localizedPath(locale, routes.user.path)}>
          {words.feed}
          <Drawing svg={icon('forward')} />
        </a>
        <Branch locale={locale} />
      </div>
      <div className="right">
        {invite?.state === 'open' && free > 0 && (
          <InviteSheet
            locale={locale}
            token={invite.token}
            name={member.name}
            onChangeLink={() => setOver({ sheet: 'change' })}
          />
        )}
        {invite?.state === 'open' && free <= 0 && (
          <AskMore locale={locale} uid={uid} isOver={invite.reservations.length === 0} />
        )}
        {invite?.state === 'revoked' && <Notice kind="info">{words.invite.revoked}</Notice>}
        {own.state === 'here' && !invite && <Notice kind="info">{words.invite.missing}</Notice>}
        {own.state === 'loading' && <div className="sheet invite waiting" />}
        {own.state === 'failed' && (
          <div role="alert">
            <Notice kind="late">
              <p>{words.failed}</p>
              <button className="text-button" type="button" onClick={() => setAttempt(attempt + 1)}>
                {words.retry}
              </button>
            </Notice>
          </div>
        )}
      </div>
      {over.sheet === 'reserve' && <ReserveSheet locale={locale} uid={uid} from={member.name} onClose={close} />}
      {over.sheet === 'change' && invite && view && (
        <ChangeLinkSheet locale={locale} inviteId={invite.inviteId} kept={view.kept.length} onClose={close} />
      )}
      {(keptSeat || over.sheet === 'returned') && (
        <KeptSheet
          key={keptSeat?.inviteId ?? 'returned'}
          locale={locale}
          from={member.name}
          seat={over.sheet === 'returned' ? over.seat : keptSeat!}
          onRenewed={(inviteId) => setOver({ sheet: 'kept', inviteId })}
          onClose={close}
        />
      )}
    </div>
  )
}
