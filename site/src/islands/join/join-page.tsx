import { block } from '@varanda/design/cobogo'
import { seatPicture } from '@varanda/design/seat'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member'
import { routes } from '@varanda/domain/routes'
import { useEffect, useState } from 'react'
import { keepToken, keptToken } from '../../scripts/invite-token.ts'
import { Drawing } from '../parts/drawing.tsx'
import { useSession } from '../use-session.ts'
import { HowToJoin } from './how-to-join.tsx'
import { Invitation } from './invitation.tsx'
import { JoinForm } from './join-form.tsx'
import { usePreview } from './use-preview.ts'
import { joinWords } from './words.ts'

/**
 * The whole of /join. As built, it explains how to join; with an invite in this tab it becomes that invite. Before
 * the island runs, the page's first script has said which of the two to show.
 */
export function JoinPage({ locale }: { locale: Locale }) {
  const session = useSession()
  const [token, setToken] = useState<string | null>(null)
  const [looked, setLooked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [joining, setJoining] = useState(false)
  const preview = usePreview(token, attempt)
  const { join, errors } = joinWords(locale)
  const nonMember = session.state === 'signedIn' ? session : undefined

  useEffect(() => {
    setToken(keptToken())
    setLooked(true)
  }, [])

  const open = (next: string | null) => {
    keepToken(next)
    setToken(next)
    document.documentElement.toggleAttribute('data-invite', next !== null)
    scrollTo(0, 0)
  }

  if (session.state === 'member' && !joining) {
    return (
      <div className="face">
        <Drawing svg={seatPicture({ state: 'taken', personId: session.uid }, 0, { width: 180, height: 194 })} />
        <h1 className="title">{join.already.title}</h1>
        <p className="lead quiet">{join.already.text(firstName(session.name))}</p>
        <div className="ways">
          <a className="button" href={localizedPath(locale, routes.user.path)}>
            {join.already.feed}
          </a>
          <a href={localizedPath(locale, routes.welcome.path)}>{join.already.invite}</a>
        </div>
      </div>
    )
  }

  if (token === null) {
    return (
      <>
        {!looked && <Checking text={join.checking} />}
        <HowToJoin locale={locale} email={nonMember?.email} onToken={open} />
      </>
    )
  }

  if (preview.state === 'checking') return <Checking text={join.checking} />

  if (preview.state === 'refused') {
    const { code } = preview
    const face = join.refusal[code]
    const again = code === 'offline' || code === 'too-many-tries'
    return (
      <div className="face" role="alert">
        <Drawing svg={block(again ? 'ampulheta' : 'veneziana', { width: 128, height: 128, radius: 12 })} />
        <h1 className="title">{face.title}</h1>
        <p className="lead quiet">{code === 'offline' ? join.offlineText : errors[code]}</p>
        <button className="button" type="button" onClick={() => (again ? setAttempt(attempt + 1) : open(null))}>
          {face.next}
        </button>
      </div>
    )
  }

  return (
    <div className="accept">
      <Invitation locale={locale} invite={preview.invite} />
      <JoinForm
        locale={locale}
        token={token}
        email={nonMember?.email}
        name={nonMember?.name ?? ''}
        onJoining={setJoining}
      />
    </div>
  )
}

function Checking({ text }: { text: string }) {
  return (
    <div className="checking" role="status">
      <Drawing svg={block('veneziana', { width: 128, height: 128, radius: 12 })} />
      <p className="lead quiet">{text}</p>
    </div>
  )
}
