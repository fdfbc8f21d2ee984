import { call } from '@varanda/client/call'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import type { Locale } from '@varanda/domain/locale'
import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Notice } from '../parts/notice.tsx'
import { useAct } from './use-act.ts'
import { welcomeWords } from './words.ts'

interface ChangeLinkSheetProps {
  locale: Locale
  inviteId: string
  /** How many seats are kept for somebody. */
  kept: number
  onClose: () => void
}

/** Closes one's link and makes another, once it is clear what that means. */
export function ChangeLinkSheet({ locale, inviteId, kept, onClose }: ChangeLinkSheetProps) {
  const { change: words, reserve } = welcomeWords(locale).welcome
  const [reservations, setReservations] = useState(false)
  const { busy, failure, act } = useAct(locale)
  const change = async () => {
    if (await act(() => call(revokeInvite, { inviteId, reservations }))) onClose()
  }
  return (
    <Dialog title={words.title} close={reserve.close} onClose={onClose}>
      <ul className="bullets">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {kept > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={reservations}
            onChange={(event) => setReservations(event.currentTarget.checked)}
          />
          <span>
            {words.alsoKept(kept)}
            <small className="small quiet">{words.alsoKeptHint}</small>
          </span>
        </label>
      )}
      <div className="told" role="status">
        {failure && <Notice kind="late">{failure}</Notice>}
      </div>
      <button className="button wide" type="button" aria-disabled={busy} onClick={change}>
        {busy ? words.busy : words.submit}
      </button>
    </Dialog>
  )
}
