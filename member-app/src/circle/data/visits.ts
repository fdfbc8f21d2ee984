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

/** The pages of these circles have been looked at now. Another tab may have noted others meanwhile. */
export function noteVisits(circleIds: readonly string[], now: number): void {
  if (circleIds.length > 0) keep({ ...readVisits(), ...visitsAt(circleIds, now) })
}

/** These circles are on a screen that knows of no visit to them; what another tab noted of one is older, and stays. */
export function noteFirstLooks(circleIds: readonly string[], now: number): void {
  if (circleIds.length > 0) keep({ ...visitsAt(circleIds, now), ...readVisits() })
}

function visitsAt(circleIds: readonly string[], now: number): Visits {
  return Object.fromEntries(circleIds.map((id) => [id, now]))
}

function keep(visits: Visits): void {
  lastingNotes.set(key, JSON.stringify(visits))
  $visits.set(visits)
}
