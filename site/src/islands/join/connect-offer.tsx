import type { MemberSession } from '@varanda/client/account/session'
import { call } from '@varanda/client/call'
import { portraitOf } from '@varanda/design/scenes/gallery'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { DomainError } from '@varanda/domain/errors'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import type { Person } from '@varanda/domain/member/person'
import { drawnName } from '@varanda/domain/member/photo'
import { routes } from '@varanda/domain/site/routes'
import { useEffect, useRef, useState } from 'react'
import { keepToken } from '../../scripts/invite-token.ts'
import { dropJoinDraft } from '../../scripts/join-draft.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Notice } from '../parts/notice.tsx'
import { useConnections } from '../use-connections.ts'
import { Checking } from './checking.tsx'
import { Ways } from './ways.tsx'
import { joinWords } from './words.ts'

interface ConnectOfferProps {
  locale: Locale
  member: MemberSession
  token: string
  inviter: Person
}

/** A member before another member's link: the two may connect, and only the button does it. */
export function ConnectOffer({ locale, member, token, inviter }: ConnectOfferProps) {
  const { join, errors } = joinWords(locale)
  const words = join.connect
  const name = firstName(inviter.name)
  const people = useConnections(member.uid)
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  /** Whose yes is lacking. */
  const [asked, setAsked] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (state === 'done') heading.current?.focus()
  }, [state])

  const connect = async () => {
    if (state !== 'asking') return
    setState('busy')
    setFailure(undefined)
    try {
      const { waitingFor, asked } = await call(connectByInvite, { token })
      keepToken(null)
      dropJoinDraft()
      setAsked(waitingFor ?? (asked && inviter.name))
      setState('done')
    } catch (error) {
      setFailure(error instanceof DomainError ? errors[error.code] : join.offlineText)
      setState('asking')
    }
  }

  if (!people) return <Checking text={join.checking} />

  const pair = (
    <div className="pair">
      {[inviter, member].map(({ uid, photo }) => (
        <Drawing key={uid} svg={portraitOf(drawnName(photo), uid, { width: 128, height: 144 })} />
      ))}
    </div>
  )
  if (asked !== undefined) {
    return (
      <div className="face">
        {pair}
        <h1 className="title" ref={heading} tabIndex={-1}>
          {words.waiting.title}
        </h1>
        <p className="lead quiet">{words.waiting.text(firstName(asked))}</p>
        <Ways locale={locale} member={member} />
      </div>
    )
  }
  if (state === 'done' || (state === 'asking' && people.has(inviter.uid))) {
    const done = state === 'done'
    return (
      <div className="face">
        {pair}
        <h1 className="title" ref={heading} tabIndex={-1}>
          {done ? words.done.title : words.known.title(name)}
        </h1>
        <p className="lead quiet">
          {(done ? words.done : words.known).text} {words.seat}
        </p>
        <Ways locale={locale} member={member} />
      </div>
    )
  }
  return (
    <div className="face">
      {pair}
      <h1 className="title">{words.title(name)}</h1>
      {inviter.name !== name && <p className="full-name quiet">{inviter.name}</p>}
      <p className="lead quiet">
        {words.text} {words.seat}
      </p>
      <div className="told" role="status">
        {failure && <Notice kind="late">{failure}</Notice>}
      </div>
      <div className="ways">
        <button className="button" type="button" onClick={connect} aria-disabled={state === 'busy'}>
          {state === 'busy' ? words.busy : words.button(name)}
        </button>
        <a href={localizedPath(locale, routes.user.path)}>{words.later}</a>
      </div>
    </div>
  )
}
