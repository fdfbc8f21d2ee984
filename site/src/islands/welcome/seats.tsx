import { seatPicture } from '@varanda/design/seat'
import type { Connection } from '@varanda/domain/connection'
import type { OwnInvite } from '@varanda/domain/invite'
import { inviteLimits } from '@varanda/domain/invite'
import type { Locale } from '@varanda/domain/locale'
import { drawnName } from '@varanda/domain/photo'
import { Drawing } from '../parts/drawing.tsx'
import { sinceWords } from './since.ts'
import { welcomeWords } from './words.ts'

interface SeatsProps {
  locale: Locale
  invite: OwnInvite | undefined
  /** Whom the owner knows: they have the faces of those who came. */
  people: ReadonlyMap<string, Connection> | undefined
}

/** The seats of an invite, those who came first; while the invite is on its way, five empty ones. */
export function Seats({ locale, invite, people }: SeatsProps) {
  const words = welcomeWords(locale).welcome.seats
  const came = invite?.acceptances ?? []
  const free = Math.max(0, (invite?.seats ?? inviteLimits.seats) - came.length)
  const now = new Date()
  return (
    <section className="seats" aria-label={words.label}>
      <ul className="plain">
        {came.map(({ uid, name, at }, index) => (
          <li key={uid} className="taken">
            <Drawing
              svg={seatPicture({ state: 'taken', personId: uid, drawing: drawnName(people?.get(uid)?.photo) }, index)}
            />
            <strong title={name}>{name}</strong>
            <time dateTime={at.toDate().toISOString()} title={at.toDate().toLocaleString()}>
              {sinceWords(locale, at.toDate(), now)}
            </time>
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free seats have no identity but their place.
          <li key={index}>
            <Drawing svg={seatPicture({ state: 'free' }, came.length + index)} />
            <strong>{words.free}</strong>
            <span>{words.freeHint}</span>
          </li>
        ))}
      </ul>
      <p className="count label" role="status">
        {invite && words.left(free)}
      </p>
    </section>
  )
}
