import { call } from '@varanda/client/call'
import { keyedCalls } from '@varanda/client/call-key'
import { cancelReservation } from '@varanda/domain/invite/calls/cancel-reservation'
import { renewReservation } from '@varanda/domain/invite/calls/renew-reservation'
import type { Reservation, ReturnedSeat } from '@varanda/domain/invite/invite'
import type { Locale } from '@varanda/domain/locale'
import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Notice } from '../parts/notice.tsx'
import { KeptLink } from './kept-link.tsx'
import { untilWords } from './since.ts'
import { useAct } from './use-act.ts'
import { welcomeWords } from './words.ts'

interface KeptSheetProps {
  locale: Locale
  from: string
  seat: Reservation | ReturnedSeat
  onRenewed: (inviteId: string) => void
  onClose: () => void
}

/** One kept seat, or one that came back: remind the guest, keep it for longer, or let it go. */
export function KeptSheet({ locale, from, seat, onRenewed, onClose }: KeptSheetProps) {
  const words = welcomeWords(locale).welcome.kept
  const [askKeyed] = useState(keyedCalls)
  const { busy, failure, act } = useAct(locale)
  const { inviteId, name, message } = seat
  const isKept = 'token' in seat

  const renew = () =>
    act(async () => {
      const renewed = await askKeyed({ inviteId }, (key) => call(renewReservation, { key, inviteId }))
      onRenewed(renewed.inviteId)
    })
  const release = async () => {
    if (await act(() => call(cancelReservation, { inviteId }))) onClose()
  }

  return (
    <Dialog
      title={isKept ? words.title(name) : words.backTitle(name)}
      close={welcomeWords(locale).welcome.reserve.close}
      onClose={onClose}
    >
      <p className="quiet">{isKept ? untilWords(locale, seat.expiresAt.toDate()) : words.backText}</p>
      {message && <blockquote className="told-words">{message}</blockquote>}
      {isKept && (
        <KeptLink
          locale={locale}
          guestLocale={seat.locale}
          from={from}
          name={name}
          token={seat.token}
          isMailed={seat.isMailed}
        />
      )}
      <div className="told" role="status">
        {failure && <Notice kind="late">{failure}</Notice>}
      </div>
      <div className="over-ways">
        <button className={isKept ? 'button line' : 'button'} type="button" aria-disabled={busy} onClick={renew}>
          {words.renew}
        </button>
        <button className="text-button" type="button" aria-disabled={busy} onClick={release}>
          {isKept ? words.release : words.dismiss}
        </button>
      </div>
      <p className="small quiet">{isKept ? words.rule : words.backRule}</p>
    </Dialog>
  )
}
