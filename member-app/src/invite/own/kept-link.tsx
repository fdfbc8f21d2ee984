import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { CopyButton } from '../../ui/act/copy-button.tsx'
import { ByMailNote } from './by-mail-note.tsx'
import { inviteLink, shownLink } from './invite-link.ts'
import { SendWays } from './send-ways.tsx'
import { guestWords, linkWords, words } from './words.ts'

interface KeptLinkProps {
  /** The guest's language. */
  guest: Locale
  /** The inviter's name. */
  from: string
  name: string
  token: string
  isMailed: boolean
}

/** The link of one kept seat, to hand over in the guest's language. */
export function KeptLink({ guest, from, name, token, isMailed }: KeptLinkProps) {
  const link = inviteLink(guest, token)
  return (
    <div className="kept-link">
      <p>{isMailed ? words.kept.mailed : words.kept.send(firstName(name))}</p>
      <p className="invite-address small quiet">{shownLink(link)}</p>
      <CopyButton text={link} words={linkWords} className="button line compact" isWord />
      <SendWays text={guestWords(guest).named(firstName(name), firstName(from))} link={link} />
      <ByMailNote />
    </div>
  )
}
