import { copyText } from '@varanda/client/copy-text'
import { icon } from '@varanda/design/icons'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { seatsInView } from '@varanda/domain/invite/seats'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { useEffect, useState } from 'react'
import { Drawing } from '../parts/drawing.tsx'
import { welcomeWords } from './words.ts'

/** How long the button says that it was copied, in milliseconds. */
const copiedFor = 4000

/** One's own link, to copy; how else it can be sent, and what becomes of the seats, is a screen of the app. */
export function OwnLink({ locale, invite }: { locale: Locale; invite: OwnInvite }) {
  const words = welcomeWords(locale)
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const link = capabilityLink('join', locale, invite.token, location.origin)
  const copy = () =>
    copyText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  useEffect(() => {
    if (copied !== 'yes') return
    const timer = setTimeout(() => setCopied(undefined), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <section className="sheet own-link" aria-labelledby="link-title">
      <h2 id="link-title" className="sheet-title">
        {words.title}
      </h2>
      <p>{words.seatsLeft(seatsInView(invite, new Date()).free)}</p>
      <p className="address">{link.replace(/^https?:\/\//, '')}</p>
      <button className="button line compact" type="button" onClick={() => void copy()}>
        <Drawing svg={icon(copied === 'yes' ? 'check' : 'copy')} />
        {copied === 'yes' ? words.copied : words.copy}
      </button>
      <p className="small" role="status">
        {copied === 'no' && words.copyFailed}
        {copied === 'yes' && <span className="visually-hidden">{words.copied}</span>}
      </p>
      <a href={localizedPath(locale, memberScreens.invites)}>{words.manage}</a>
    </section>
  )
}
