import { expect, it } from 'vitest'
import { type OfferNote, offerOn } from './offer.ts'

/** On which of these days it is offered. */
function offeredOn(days: readonly string[], note?: OfferNote): string[] {
  let held = note
  return days.filter((day) => {
    const next = offerOn(day, held)
    held = next.note
    return next.offered
  })
}

it('is made on the second day of use, all of that day, and never again', () => {
  const days = ['2026-11-01', '2026-11-01', '2026-11-09', '2026-11-09', '2026-11-10', '2027-01-01']
  expect(offeredOn(days)).toEqual(['2026-11-09', '2026-11-09'])
})

it('is over once it was answered', () => {
  expect(offeredOn(['2026-11-02', '2026-11-03'], 'over')).toEqual([])
})
