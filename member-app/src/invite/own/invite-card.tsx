import type { OwnInvite } from '@varanda/domain/invite/invite'
import { firstName } from '@varanda/domain/member/member'
import { useMemo } from 'react'
import { CopyButton } from '../../ui/act/copy-button.tsx'
import { locale } from '../../ui/locale.ts'
import { Picture } from '../../ui/picture.tsx'
import { qrPicture } from '../../ui/qr-picture.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { ByMailNote } from './by-mail-note.tsx'
import { ChangeLinkSheet } from './change-link-sheet.tsx'
import { inviteLink, shownLink } from './invite-link.ts'
import { SendWays } from './send-ways.tsx'
import { linkWords, words } from './words.ts'

interface InviteCardProps {
  own: OwnInvite
  /** The inviter's name. */
  from: string
  /** How many seats are kept for somebody. */
  kept: number
}

/** My own link: to scan, to copy, to send, and to change for another. It works without a network. */
export function InviteCard({ own, from, kept }: InviteCardProps) {
  const link = inviteLink(locale, own.token)
  const picture = useMemo(() => qrPicture(link), [link])
  const enlarged = useSheet('invite-qr')
  const changing = useSheet('change-link')
  return (
    <section className="invite-card" aria-labelledby="invite-title">
      <button
        type="button"
        className="invite-qr"
        aria-label={words.link.enlarge}
        aria-haspopup="dialog"
        onClick={enlarged.show}
      >
        <Picture svg={picture} />
      </button>
      <div className="invite-words">
        <h2 id="invite-title" className="sheet-title">
          {linkWords.title}
        </h2>
        <p className="invite-address small quiet">{shownLink(link)}</p>
        <CopyButton text={link} words={linkWords} className="button line compact" isWord />
      </div>
      <SendWays text={words.link.text(firstName(from))} link={link} />
      <p className="small quiet">{words.link.rule}</p>
      <ByMailNote />
      <button type="button" className="text-button" aria-haspopup="dialog" onClick={changing.show}>
        {words.link.change}
      </button>
      {enlarged.open && (
        <Sheet open onClose={enlarged.hide} title={words.link.enlarged(firstName(from))} note={words.link.enlargedText}>
          <span className="invite-qr-large" role="img" aria-label={words.link.qr}>
            <Picture svg={picture} />
          </span>
        </Sheet>
      )}
      {changing.open && <ChangeLinkSheet inviteId={own.inviteId} kept={kept} onClose={changing.hide} />}
    </section>
  )
}
