import { lastingNotes } from '@varanda/client/browser-notes'

const key = 'install-offer'

/** What this browser notes of the offer: since when the app is used here, the day it was offered, or that it is over. */
export type OfferNote = { since: string } | { shown: string } | 'over'

/**
 * The offer is made on one day: the second one on which the app is used, when whoever came back has seen what it is.
 * Answers what to note next, and whether it is offered now. A day is a date of the device's own calendar.
 */
export function offerOn(today: string, note: OfferNote | undefined): { note: OfferNote; offered: boolean } {
  if (note === undefined) return { note: { since: today }, offered: false }
  if (note === 'over') return { note, offered: false }
  if ('since' in note)
    return note.since === today ? { note, offered: false } : { note: { shown: today }, offered: true }
  return note.shown === today ? { note, offered: true } : { note: 'over', offered: false }
}

/** Whether to offer it now; notes what follows from the day. */
export function isOffered(now: Date): boolean {
  const { note, offered } = offerOn(now.toLocaleDateString('sv'), readNote(lastingNotes.get(key)))
  lastingNotes.set(key, JSON.stringify(note))
  return offered
}

/** It was answered, one way or the other, or done: nobody is asked again on this device. */
export function endOffer(): void {
  lastingNotes.set(key, JSON.stringify('over' satisfies OfferNote))
}

function readNote(text: string | null): OfferNote | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as OfferNote)
  } catch {
    return undefined
  }
}
