import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { Drawing } from '../parts/drawing.tsx'
import { qrPicture } from './qr-picture.ts'
import { CopyButton, inviteAddress, SendWays } from './share-ways.tsx'
import { welcomeWords } from './words.ts'

interface InviteSheetProps {
  locale: Locale
  token: string
  name: string
  onChangeLink: () => void
}

/** One's own link: to scan, to copy, to send, and to change for another. */
export function InviteSheet({ locale, token, name, onChangeLink }: InviteSheetProps) {
  const words = welcomeWords(locale).welcome.invite
  const address = inviteAddress(locale, token)
  return (
    <section className="sheet invite" aria-labelledby="invite-title">
      <Drawing svg={qrPicture(address, words.qr)} className="qr-frame" />
      <div className="link">
        <h2 id="invite-title">{words.title}</h2>
        <p className="address">{address.replace(/^https?:\/\//, '')}</p>
        <CopyButton locale={locale} address={address} />
      </div>
      <SendWays locale={locale} text={words.text(firstName(name))} address={address} />
      <p className="rule small quiet">{words.rule}</p>
      <button className="text-button wide" type="button" onClick={onChangeLink}>
        {words.change}
      </button>
    </section>
  )
}
