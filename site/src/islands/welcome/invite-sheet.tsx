import { icon } from '@varanda/design/icons'
import { brand } from '@varanda/domain/brand'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member'
import { routes } from '@varanda/domain/routes'
import { useEffect, useState } from 'react'
import { Drawing } from '../parts/drawing.tsx'
import { qrPicture } from './qr-picture.ts'
import { welcomeWords } from './words.ts'

interface InviteSheetProps {
  locale: Locale
  token: string
  name: string
}

/** One's own link: to scan, to copy, to send. */
export function InviteSheet({ locale, token, name }: InviteSheetProps) {
  const words = welcomeWords(locale).welcome.invite
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const [canShare, setCanShare] = useState(false)
  const address = `${location.origin}${localizedPath(locale, routes.join.path)}?invite=${token}`
  const text = words.text(firstName(name))
  const shared = { title: brand.name, text, url: address }

  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])

  useEffect(() => {
    if (copied !== 'yes') return
    const timer = setTimeout(() => setCopied(undefined), 4000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }

  const share = async () => {
    try {
      await navigator.share(shared)
    } catch (error) {
      // Closing the system's sheet is a choice, not a failure.
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }

  return (
    <section className="sheet invite" aria-labelledby="invite-title">
      <Drawing svg={qrPicture(address, words.qr)} className="qr-frame" />
      <div className="link">
        <h2 id="invite-title">{words.title}</h2>
        <p className="address">{address.replace(/^https?:\/\//, '')}</p>
        <button className="button line compact" type="button" onClick={copy}>
          <Drawing svg={icon(copied === 'yes' ? 'check' : 'copy')} />
          {copied === 'yes' ? words.copied : words.copy}
        </button>
      </div>
      <a
        className="button leaf wide"
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Drawing svg={icon('whatsapp')} />
        {words.whatsapp}
      </a>
      {canShare && (
        <button className="button line wide" type="button" onClick={share}>
          <Drawing svg={icon('share')} />
          {words.share}
        </button>
      )}
      <p className="rule small quiet">{words.rule}</p>
      <p className="small" role="status">
        {copied === 'no' && words.copyFailed}
      </p>
    </section>
  )
}
