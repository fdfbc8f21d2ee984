import { lastingNotes, ofMember } from '@varanda/client/browser-notes'
import { atom } from 'nanostores'

/** When the page of a circle was last looked at on this device, in milliseconds, by its id. */
export type Visits = Readonly<Record<string, number>>

const key = `${ofMember}circle-visits`

function readVisits(): Visits {
  try {
    return JSON.parse(lastingNotes.get(key) ?? '{}') as Visits
  } catch {
    return {}
  }
}

export const $visits = atom<Visits>(readVisits())

/** The pages of these circles have been looked at now. */
export function noteVisits(circleIds: readonly string[], now: number): void {
  if (circleIds.length === 0) return
  const visits = { ...$visits.get(), ...Object.fromEntries(circleIds.map((id) => [id, now])) }
  lastingNotes.set(key, JSON.stringify(visits))
  $visits.set(visits)
}
