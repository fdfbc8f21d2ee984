import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { CopyButton, inviteAddress, SendWays } from './share-ways.tsx'
import { guestWords, welcomeWords } from './words.ts'

interface KeptLinkProps {
  locale: Locale
  guestLocale: Locale
  from: string
  name: string
  token: string
  isMailed: boolean
}

/** The link of one kept seat, to hand over in the guest's language. */
export function KeptLink({ locale, guestLocale, from, name, token, isMailed }: KeptLinkProps) {
  const words = welcomeWords(locale).welcome.kept
  const address = inviteAddress(guestLocale, token)
  return (
    <div className="kept-link">
      <p>{isMailed ? words.mailed : words.send(firstName(name))}</p>
      <p className="address">{address.replace(/^https?:\/\//, '')}</p>
      <CopyButton locale={locale} address={address} />
      <SendWays
        locale={locale}
        text={guestWords(guestLocale).named(firstName(name), firstName(from))}
        address={address}
      />
    </div>
  )
}
