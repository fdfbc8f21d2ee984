import type { MemberSession } from '@varanda/client/account/session'
import { followOwnInvite } from '@varanda/client/invite/own-invite'
import { portraitOf } from '@varanda/design/scenes/gallery'
import { seatPicture } from '@varanda/design/things/seat'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { cameBy } from '@varanda/domain/invite/came-by'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { routes } from '@varanda/domain/site/routes'
import { useEffect, useState } from 'react'
import { island } from '../island.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Notice } from '../parts/notice.tsx'
import { useConnections } from '../use-connections.ts'
import { useSession } from '../use-session.ts'
import { useSessionPatience } from '../use-session-patience.ts'
import { OwnLink } from './own-link.tsx'
import { WhoCame } from './who-came.tsx'
import { welcomeWords } from './words.ts'

/** The whole of /welcome. As built it speaks to someone who is signed out; a member's invite takes its place. */
export const WelcomePage = island(function WelcomePage({ locale }: { locale: Locale }) {
  const session = useSession()
  useSessionPatience(session)

  useEffect(() => {
    if (session.state === 'signedIn' && session.membership === 'none')
      location.replace(localizedPath(locale, routes.join.path))
    // The app tells somebody under 16 what inviting is to them.
    if (session.state === 'member' && isTooYoung(session))
      location.replace(localizedPath(locale, memberScreens.invites))
    // Only a known visitor's page waits for the session, and not for ever; see the page's style.
    if (session.state === 'signedOut') document.documentElement.removeAttribute('data-known')
  }, [session, locale])

  if (session.state === 'member') return !isTooYoung(session) && <MemberWelcome locale={locale} member={session} />

  const words = welcomeWords(locale).signedOut
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
})

const isTooYoung = (member: MemberSession) => mayByBand(member.ageBand, 'invite') === 'never'

type Own = { state: 'loading' } | { state: 'failed' } | { state: 'here'; invite: OwnInvite | undefined }

function MemberWelcome({ locale, member }: { locale: Locale; member: MemberSession }) {
  const words = welcomeWords(locale)
  const [own, setOwn] = useState<Own>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const { uid, invitedBy } = member
  const by = cameBy(member)
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
  return (
    <div className="member">
      <h1 className="screen-title">{words.heading(firstName(member.name))}</h1>
      <p className="by">
        <Drawing
          className={people ? '' : 'waiting'}
          svg={portraitOf(drawnName(shown.photo), shown.uid, { width: 56, height: 63 })}
        />
        {by === 'member' || by === 'guardian'
          ? (by === 'member' ? words.invitedBy : words.madeBy)(firstName(invitedBy!.name))
          : words.cameBy[by]}
      </p>
      {invite?.state === 'open' && <OwnLink locale={locale} invite={invite} />}
      {invite?.state === 'revoked' && <Notice kind="info">{words.revoked}</Notice>}
      {own.state === 'here' && !invite && <Notice kind="info">{words.missing}</Notice>}
      {own.state === 'loading' && <div className="sheet own-link waiting" />}
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
      {invite && <WhoCame locale={locale} acceptances={invite.acceptances} people={people} />}
      <a className="button on" href={localizedPath(locale, routes.user.path)}>
        {words.feed}
      </a>
    </div>
  )
}
