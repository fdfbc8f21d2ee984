import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { useEffect, useState } from 'react'
import { keepToken, keptToken } from '../../scripts/invite-token.ts'
import { island } from '../island.tsx'
import { useSession } from '../use-session.ts'
import { sessionPatienceMs, useSessionPatience } from '../use-session-patience.ts'
import { Addressed } from './addressed.tsx'
import { Checking } from './checking.tsx'
import { HowToJoin } from './how-to-join.tsx'
import { Invitation } from './invitation.tsx'
import { MemberAtDoor } from './member-at-door.tsx'
import { mayPass, Refusal } from './refusal.tsx'
import { useMyInvites } from './use-my-invites.ts'
import { forNewcomer, usePreview } from './use-preview.ts'
import { WaysIn } from './ways-in.tsx'
import { joinWords } from './words.ts'

/**
 * The whole of /join. As built, it explains how to join; with an invite in this tab it becomes that invite. Before
 * the island runs, the page's first script has said which of the two to show.
 */
export const JoinPage = island(function JoinPage({ locale }: { locale: Locale }) {
  const session = useSession()
  const isAwaited = useSessionPatience(session)
  const [token, setToken] = useState<string | null>(null)
  const [looked, setLooked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [joining, setJoining] = useState(false)
  const [isMember, setMember] = useState(false)
  const preview = usePreview(token, attempt)
  const { join } = joinWords(locale)
  const nonMember = session.state === 'signedIn' && session.membership === 'none' ? session : undefined
  const addressed = useMyInvites(token === null ? nonMember?.uid : undefined, attempt)

  useEffect(() => {
    setToken(keptToken())
    setLooked(true)
  }, [])

  useEffect(() => {
    if (!isMember) return
    // What a member is offered for the link comes with their session.
    if (session.state === 'member') return setJoining(false)
    const leaving = setTimeout(() => location.replace(localizedPath(locale, routes.user.path)), sessionPatienceMs)
    return () => clearTimeout(leaving)
  }, [isMember, session.state, locale])

  const open = (next: string | null) => {
    keepToken(next)
    setToken(next)
    document.documentElement.toggleAttribute('data-invite', next !== null)
    scrollTo(0, 0)
  }
  /** The form to ask the instance with stands below the words on how to join. */
  const ask = () => {
    open(null)
    requestAnimationFrame(() => location.assign('#request'))
  }
  const retry = () => setAttempt(attempt + 1)

  if (session.state === 'member' && !joining)
    return <MemberAtDoor locale={locale} member={session} token={token} preview={preview} onRetry={retry} />

  if (token === null && nonMember && addressed.state === 'checking') return <Checking text={join.checking} />

  if (token === null && nonMember && addressed.state === 'failed') {
    return (
      <Refusal locale={locale} code={addressed.code} offline={join.addressed.offline}>
        <button className="button" type="button" onClick={retry}>
          {join.refusal[addressed.code].next}
        </button>
      </Refusal>
    )
  }

  if (token === null && nonMember && addressed.state === 'known' && addressed.invites.length > 0) {
    const { email, name } = nonMember
    return <Addressed locale={locale} invites={addressed.invites} email={email} name={name} onJoining={setJoining} />
  }

  if (token === null) {
    return (
      <>
        {!looked && <Checking text={join.checking} />}
        <HowToJoin locale={locale} email={nonMember?.email} onToken={open} />
      </>
    )
  }

  // Someone who was here before is probably a member: the form is not for them.
  const probablyMember = isAwaited && document.documentElement.dataset.known !== undefined
  const seen = forNewcomer(preview)
  if (seen.state === 'checking' || probablyMember) return <Checking text={join.checking} />

  if (seen.state === 'refused') {
    const { code } = seen
    return (
      <Refusal locale={locale} code={code}>
        <button className="button" type="button" onClick={() => (mayPass(code) ? retry() : open(null))}>
          {join.refusal[code].next}
        </button>
        {!mayPass(code) && (
          <button className="text-button" type="button" onClick={ask}>
            {join.how.ask}
          </button>
        )}
      </Refusal>
    )
  }

  return (
    <div className="accept">
      <Invitation locale={locale} invite={seen.invite} />
      <WaysIn
        locale={locale}
        token={token}
        kind={seen.invite.kind}
        email={nonMember?.email}
        name={nonMember?.name ?? ''}
        onJoining={setJoining}
        onMember={() => setMember(true)}
      />
    </div>
  )
})
