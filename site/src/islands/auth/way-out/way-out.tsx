import { type WayOut as Door, forgetTurnedOut } from '@varanda/client/account/turned-out'
import { call } from '@varanda/client/call'
import { leaveOnWayOut } from '@varanda/domain/account/calls/leave-on-way-out'
import { DomainError } from '@varanda/domain/errors'
import type { Locale } from '@varanda/domain/locale'
import { useId, useState } from 'react'
import { refusalWords } from '../words.ts'
import { CopyPart } from './copy-part.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PaysPart } from './pays-part.tsx'
import { wayOutWords } from './words.ts'

/** What stays open to a suspended member: a copy of what is theirs, what they pay for, and leaving for good. */
export function WayOut({ locale, door, onLeft }: { locale: Locale; door: Door; onLeft: () => void }) {
  const words = wayOutWords(locale)
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const [isOver, setOver] = useState(false)
  if (door.state === 'none') return null
  /** A sentence for what went wrong; a token that opens nothing any more shuts all of it. */
  const say = (error: unknown, otherwise: string) => {
    if (!(error instanceof DomainError)) return otherwise
    if (error.code === 'signed-out') setOver(true)
    return refusalWords(locale)[error.code]
  }
  const leave = async () => {
    if (door.state !== 'open') return
    await call(leaveOnWayOut, { token: door.token })
    forgetTurnedOut()
    onLeft()
  }
  const shut = door.state === 'open' ? (isOver ? words.over : undefined) : words[door.state]
  return (
    <section className="way-out" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {door.state !== 'open' || shut ? (
        <p role="status">{shut}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <CopyPart locale={locale} token={door.token} say={say} />
          <PaysPart locale={locale} token={door.token} say={say} />
          <button type="button" className="button line" onClick={() => setAsked(true)}>
            {words.leave}
          </button>
        </>
      )}
      {isAsked && !isOver && <LeaveDialog locale={locale} leave={leave} say={say} onClose={() => setAsked(false)} />}
    </section>
  )
}
