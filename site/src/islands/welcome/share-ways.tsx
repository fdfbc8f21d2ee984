import { copyText } from '@varanda/client/copy-text'
import { icon } from '@varanda/design/icons'
import { brand } from '@varanda/domain/brand'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { Locale } from '@varanda/domain/locale'
import { useEffect, useState } from 'react'
import { Drawing } from '../parts/drawing.tsx'
import { welcomeWords } from './words.ts'

/** The link of an invite, whose page opens in the guest's language. */
export function inviteAddress(guestLocale: Locale, token: string): string {
  return capabilityLink('join', guestLocale, token, location.origin)
}

/** Copies the link; says so for a moment, and says when it cannot. */
export function CopyButton({ locale, address }: { locale: Locale; address: string }) {
  const words = welcomeWords(locale).welcome.invite
  const [copied, setCopied] = useState<'yes' | 'no'>()

  useEffect(() => {
    if (copied !== 'yes') return
    const timer = setTimeout(() => setCopied(undefined), 4000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await copyText(address)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }

  return (
    <>
      <button className="button line compact" type="button" onClick={copy}>
        <Drawing svg={icon(copied === 'yes' ? 'check' : 'copy')} />
        {copied === 'yes' ? words.copied : words.copy}
      </button>
      <p className="small" role="status">
        {copied === 'no' && words.copyFailed}
      </p>
    </>
  )
}

/** Sends the link with a line of words: by WhatsApp, or however the device can. */
export function SendWays({ locale, text, address }: { locale: Locale; text: string; address: string }) {
  const words = welcomeWords(locale).welcome.invite
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])

  const share = async () => {
    try {
      await navigator.share({ title: brand.name, text, url: address })
    } catch {
      // Closing the system's sheet is a choice; whatever else failed, the link is there to be copied.
    }
  }

  return (
    <>
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
    </>
  )
}
