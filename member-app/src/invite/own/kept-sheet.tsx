import type { Reservation, ReturnedSeat } from '@varanda/domain/invite/invite'
import { sayCannotWrite, useMayWrite } from '../../ui/may-write.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { sayDay } from '../../ui/time/time-words.ts'
import { useOnline } from '../../ui/use-online.ts'
import { KeptLink } from './kept-link.tsx'
import { Landing } from './landing.tsx'
import { Waits } from './waits.tsx'
import { words } from './words.ts'

interface KeptSheetProps {
  seat: Reservation | ReturnedSeat
  /** The inviter's name. */
  from: string
  busy: boolean
  failure: string | undefined
  onRenew: () => void
  onRelease: () => void
  onClose: () => Promise<void>
}

/**
 * One kept seat, or one that came back: send its link again, keep it for longer, or let it go. While its inviter may not
 * write, none of it.
 */
export function KeptSheet({ seat, from, busy, failure, onRenew, onRelease, onClose }: KeptSheetProps) {
  const online = useOnline()
  const mayWrite = useMayWrite()
  const { name, message } = seat
  const isKept = 'token' in seat && 'expiresAt' in seat
  const isHeld = busy || !online
  return (
    <Sheet
      open
      onClose={onClose}
      title={isKept ? words.kept.title(name) : words.kept.backTitle(name)}
      foot={
        mayWrite && (
          <div className="sheet-choices">
            <button
              type="button"
              className="button line wide"
              aria-disabled={isHeld}
              onClick={isHeld ? undefined : onRelease}
            >
              {isKept ? words.kept.release : words.kept.dismiss}
            </button>
            <button type="button" className="button wide" aria-disabled={isHeld} onClick={isHeld ? undefined : onRenew}>
              {words.kept.renew}
            </button>
          </div>
        )
      }
    >
      <p className="quiet">{isKept ? words.seats.until(sayDay(seat.expiresAt.toDate())) : words.kept.backText}</p>
      {message && (
        <blockquote className="kept-words written" dir="auto">
          {message}
        </blockquote>
      )}
      <Landing circles={seat.circles} />
      {mayWrite && isKept && (
        <KeptLink guest={seat.locale} from={from} name={name} token={seat.token} isMailed={seat.isMailed} />
      )}
      {mayWrite && <Waits />}
      <Failed>{failure}</Failed>
      {mayWrite && <p className="small quiet">{isKept ? words.kept.rule : words.kept.backRule}</p>}
      {!mayWrite && (
        <Notice>
          {sayCannotWrite()} {isKept && words.link.rests}
        </Notice>
      )}
    </Sheet>
  )
}
