import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { endOfQuiet, ringAt } from './ring-at.ts'

const night = { from: '22:00', to: '07:00' }
const at = (iso: string) => new Date(iso)
const end = (zone: string, iso: string, quiet = night) => endOfQuiet(quiet, zone, at(iso))?.toISOString()

describe('quiet hours', () => {
  it('hold from the first minute to before the last, over midnight or within a day', () => {
    const zone = 'America/Sao_Paulo'
    expect(end(zone, '2026-11-25T00:59:59Z')).toBeUndefined()
    expect(end(zone, '2026-11-25T01:00:00Z')).toBe('2026-11-25T10:00:00.000Z')
    expect(end(zone, '2026-11-25T09:59:59.999Z')).toBe('2026-11-25T10:00:00.000Z')
    expect(end(zone, '2026-11-25T10:00:00Z')).toBeUndefined()
    const nap = { from: '13:00', to: '14:30' }
    expect(end(zone, '2026-11-25T17:29:00Z', nap)).toBe('2026-11-25T17:30:00.000Z')
    expect(end(zone, '2026-11-25T17:30:00Z', nap)).toBeUndefined()
  })

  it('follow the clock of each zone, also half an hour apart', () => {
    expect(end('Asia/Kathmandu', '2026-03-01T16:16:00Z')).toBe('2026-03-02T01:15:00.000Z')
    expect(end('Pacific/Kiritimati', '2026-03-01T08:00:00Z')).toBe('2026-03-01T17:00:00.000Z')
    expect(end('Pacific/Niue', '2026-03-01T08:59:00Z')).toBeUndefined()
  })

  it('are as long as the clock shows in a night that is set forward, and in one that is set back', () => {
    // New York: 14 March 2027 has 23 hours, 7 November 2027 has 25.
    expect(end('America/New_York', '2027-03-14T03:00:00Z')).toBe('2027-03-14T11:00:00.000Z')
    expect(end('America/New_York', '2027-11-07T02:00:00Z')).toBe('2027-11-07T12:00:00.000Z')
    // An end that the clock leaps over is the moment of the leap; one that comes twice is the first.
    const early = { from: '22:00', to: '02:30' }
    expect(end('America/New_York', '2027-03-14T06:59:00Z', early)).toBe('2027-03-14T07:30:00.000Z')
    const short = { from: '23:00', to: '01:30' }
    expect(end('America/New_York', '2027-11-07T05:00:00Z', short)).toBe('2027-11-07T05:30:00.000Z')
    expect(end('America/New_York', '2027-11-07T06:00:00Z', short)).toBeUndefined()
  })

  it('begin and end where a day has no midnight, and on 29 February', () => {
    // Santiago: 6 September 2026 begins at one o’clock.
    const midnight = { from: '00:00', to: '06:00' }
    expect(end('America/Santiago', '2026-09-06T03:59:59Z', midnight)).toBeUndefined()
    expect(end('America/Santiago', '2026-09-06T04:00:00Z', midnight)).toBe('2026-09-06T09:00:00.000Z')
    expect(end('America/Sao_Paulo', '2028-03-01T02:00:00Z')).toBe('2028-03-01T10:00:00.000Z')
    expect(end('America/Sao_Paulo', '2028-02-29T02:00:00Z')).toBe('2028-02-29T10:00:00.000Z')
  })

  it('of a zone that nobody knows are those of the usual one', () => {
    expect(end('Mars/Olympus', '2026-11-25T01:00:00Z')).toBe('2026-11-25T10:00:00.000Z')
  })

  it('of every hour of a year end later than they began, and outside of them it rings at once', () => {
    const quiet = { from: '21:15', to: '06:45' }
    for (const zone of ['Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago']) {
      for (let hour = 0; hour < 366 * 24; hour += 1) {
        const now = new Date(Date.UTC(2026, 0, 1, hour, 30))
        const ends = endOfQuiet(quiet, zone, now)
        if (!ends) continue
        const length = ends.getTime() - now.getTime()
        expect(length > 0 && length <= 10.5 * 3_600_000).toBe(true)
        expect(endOfQuiet(quiet, zone, ends)).toBeUndefined()
      }
    }
  })
})

describe('ringing', () => {
  const now = at('2026-11-25T15:00:00Z')
  const rings = (wishes: NoticeWishes, when = now) => ringAt(wishes, when).toISOString()

  it('is now by day, after the night, after one’s peace, and after a night that one’s peace ends in', () => {
    expect(rings({})).toBe(now.toISOString())
    expect(rings({}, at('2026-11-25T03:00:00Z'))).toBe('2026-11-25T10:00:00.000Z')
    expect(rings({ quiet: null }, at('2026-11-25T03:00:00Z'))).toBe('2026-11-25T03:00:00.000Z')
    const snoozedUntil = (iso: string) => ({ snoozedUntil: Timestamp.fromDate(at(iso)) })
    expect(rings(snoozedUntil('2026-11-25T16:00:00Z'))).toBe('2026-11-25T16:00:00.000Z')
    expect(rings(snoozedUntil('2026-11-26T02:00:00Z'))).toBe('2026-11-26T10:00:00.000Z')
    expect(rings(snoozedUntil('2026-11-25T14:00:00Z'))).toBe(now.toISOString())
  })
})
