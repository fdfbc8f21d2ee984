import { call } from '@varanda/client/call'
import { keyedCalls } from '@varanda/client/call-key'
import { cancelReservation } from '@varanda/domain/invite/calls/cancel-reservation'
import { renewReservation } from '@varanda/domain/invite/calls/renew-reservation'
import type { OwnInvite, Reservation, ReturnedSeat } from '@varanda/domain/invite/invite'
import type { SeatsView } from '@varanda/domain/invite/seats'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { focusHeadingSoon } from '../../ui/navigation/journey.ts'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { KeptSheet } from './kept-sheet.tsx'
import { ReserveSheet } from './reserve-sheet.tsx'
import { Seats } from './seats.tsx'
import { words } from './words.ts'

interface SeatsSectionProps {
  own: OwnInvite
  view: SeatsView
}

/** The seats, and the sheets in which one is kept, kept for longer, or let go. */
export function SeatsSection({ own, view }: SeatsSectionProps) {
  const me = useMe()
  const reserving = useSheet('reserve-seat')
  const keeping = useSheet('kept-seat')
  const [askKeyed] = useState(keyedCalls)
  const [chosen, choose] = useState<Reservation | ReturnedSeat>()
  /** Its new link is answered, and the listener tells it a moment later; or it was told of first. */
  const [isRenewed, setRenewed] = useState(false)
  const { busy, failure, setFailure, act } = useAct(words.offline)
  /** Whose seat was acted on last: what came of it is told in no other's sheet. */
  const [actedOn, setActedOn] = useState<string>()
  const present = [...view.kept, ...view.returned].find(({ inviteId }) => inviteId === chosen?.inviteId)
  const shown = present ?? (busy || isRenewed ? chosen : undefined)
  const isGone = keeping.open && !shown
  /** Whose seat is looked at when something is answered. */
  const looked = useRef<string>(undefined)
  useEffect(() => {
    looked.current = keeping.open ? chosen?.inviteId : undefined
  }, [keeping.open, chosen])

  useEffect(() => {
    if (present) setRenewed(false)
  }, [present])
  // Meanwhile its guest sat down, or it was let go elsewhere.
  useEffect(() => {
    if (isGone) void keeping.hide()
  }, [isGone, keeping.hide])

  const open = (seat: Reservation | ReturnedSeat) => {
    setFailure(undefined)
    setRenewed(false)
    choose(seat)
    keeping.show()
  }
  const renew = (seat: Reservation | ReturnedSeat) =>
    act(async () => {
      const { inviteId } = seat
      setActedOn(inviteId)
      const renewed = await askKeyed({ inviteId }, (key) => call(renewReservation, { key, inviteId }))
      if (looked.current !== inviteId) return
      setRenewed(true)
      choose({ ...seat, ...renewed })
    })
  const release = async ({ inviteId }: Reservation | ReturnedSeat) => {
    const isReleased = await act(() => {
      setActedOn(inviteId)
      return call(cancelReservation, { inviteId })
    })
    if (!isReleased || looked.current !== inviteId) return
    await keeping.hide()
    // What opened the sheet is gone with the seat.
    focusHeadingSoon()
  }
  return (
    <>
      <Seats own={own} view={view} onReserve={reserving.show} onOpen={open} />
      {reserving.open && <ReserveSheet from={me.name} onClose={reserving.hide} />}
      {keeping.open && shown && (
        <KeptSheet
          seat={shown}
          from={me.name}
          busy={busy}
          failure={actedOn === shown.inviteId ? failure : undefined}
          onRenew={() => void renew(shown)}
          onRelease={() => void release(shown)}
          onClose={keeping.hide}
        />
      )}
    </>
  )
}
