import { brand } from '@varanda/domain/brand'
import { Icon } from '../../ui/icon.tsx'
import { whatsappLink } from '../whatsapp-link.ts'
import { words } from './words.ts'

/** Sends the link with a line of words: by WhatsApp, or however the device can. */
export function SendWays({ text, link }: { text: string; link: string }) {
  const message = { title: brand.name, text, url: link }
  const canShare = typeof navigator.share === 'function' && (navigator.canShare?.(message) ?? true)
  const share = () => {
    // Closing the system's sheet is a choice; whatever else failed, the link is there to be copied.
    navigator.share(message).catch((error) => console.warn('share', error))
  }
  return (
    <>
      <a className="button leaf wide" href={whatsappLink(`${text} ${link}`)} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        {words.link.whatsapp}
      </a>
      {canShare && (
        <button type="button" className="button line wide" onClick={share}>
          <Icon name="share" />
          {words.link.share}
        </button>
      )}
    </>
  )
}
