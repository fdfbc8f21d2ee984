import { digestRhythms } from '@varanda/domain/digest/digest-wish'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inZone } from '../lib/in-zone.ts'
import { dayOf, nextDigestAt } from './next-digest-at.ts'

const daily = (zone: string, hour = 9): NoticeWishes => ({ zone, digest: { rhythm: 'daily', hour } })
const weekly = (zone: string, weekday: number, hour = 9): NoticeWishes => ({
  zone,
  digest: { rhythm: 'weekly', weekday, hour },
})
const next = (wishes: NoticeWishes, last: string | undefined, from: string) =>
  nextDigestAt(wishes, last, new Date(from))?.toISOString().replace(':00.000Z', 'Z')

describe('the next digest', () => {
  it('is none until its member asks for one', () => {
    expect(next({}, undefined, '2026-11-22T12:00Z')).toBeUndefined()
    expect(next({ digest: { rhythm: 'never', hour: 9 } }, undefined, '2026-11-22T12:00Z')).toBeUndefined()
  })

  it.each<[string, NoticeWishes, string | undefined, string, string]>([
    ['today, if its hour is not over', daily('America/Sao_Paulo'), undefined, '2026-11-22T11:59Z', '2026-11-22T12:00Z'],
    ['now, at its very moment', daily('America/Sao_Paulo'), undefined, '2026-11-22T12:00Z', '2026-11-22T12:00Z'],
    ['tomorrow, if it is', daily('America/Sao_Paulo'), undefined, '2026-11-22T12:01Z', '2026-11-23T12:00Z'],
    ['not twice a day', daily('America/Sao_Paulo', 20), '2026-11-22', '2026-11-22T13:00Z', '2026-11-23T23:00Z'],
    ['on its day of the week', weekly('America/Sao_Paulo', 7), '2026-11-22', '2026-11-22T12:00Z', '2026-11-29T12:00Z'],
    ['on the next one that is left', weekly('UTC', 7), '2026-11-24', '2026-11-24T10:00Z', '2026-11-29T09:00Z'],
    [
      'by the weekday of the member, not of UTC',
      weekly('Pacific/Auckland', 1),
      undefined,
      '2026-11-22T10:00Z',
      '2026-11-22T20:00Z',
    ],
    ['in a zone of three quarters', daily('Asia/Kathmandu'), undefined, '2026-11-22T00:00Z', '2026-11-22T03:15Z'],
    [
      'at a leapt hour when the clock leaps',
      daily('America/New_York', 2),
      '2027-03-13',
      '2027-03-13T12:00Z',
      '2027-03-14T07:00Z',
    ],
    ['at the same hour after it', daily('America/New_York', 9), '2027-03-13', '2027-03-13T14:00Z', '2027-03-14T13:00Z'],
    [
      'at the first of two same hours',
      daily('Europe/Lisbon', 1),
      '2026-10-24',
      '2026-10-24T12:00Z',
      '2026-10-25T00:00Z',
    ],
    [
      'and not at the second as well',
      daily('Europe/Lisbon', 1),
      '2026-10-25',
      '2026-10-25T00:00Z',
      '2026-10-26T01:00Z',
    ],
    [
      'on a day without a midnight',
      daily('America/Sao_Paulo', 0),
      '2018-11-03',
      '2018-11-03T03:00Z',
      '2018-11-04T03:00Z',
    ],
    ['on 29 February', daily('UTC'), '2028-02-28', '2028-02-28T09:00Z', '2028-02-29T09:00Z'],
    ['a week after 29 February', weekly('UTC', 2), '2028-02-29', '2028-02-29T09:00Z', '2028-03-07T09:00Z'],
    [
      'after a move to the west, once a day',
      daily('America/Sao_Paulo'),
      '2026-11-23',
      '2026-11-23T01:00Z',
      '2026-11-24T12:00Z',
    ],
    [
      'after a move to the west, once a week',
      weekly('America/Sao_Paulo', 1),
      '2026-11-23',
      '2026-11-22T23:00Z',
      '2026-11-30T12:00Z',
    ],
    ['where nobody knows the zone', daily('Mars/Base'), undefined, '2026-11-22T11:00Z', '2026-11-22T12:00Z'],
  ])('is due %s', (_, wishes, last, from, at) => {
    expect(next(wishes, last, from)).toBe(at)
  })

  it('is, wherever its member lives, on a later day of theirs and not before', () => {
    const zones = [
      'America/Sao_Paulo',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'America/Santiago',
      'UTC',
    ]
    const moments = fc.date({ min: new Date('2011-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    const wishes = fc.record({
      zone: fc.constantFrom(...zones),
      digest: fc.record({
        rhythm: fc.constantFrom(...digestRhythms.filter((one) => one !== 'never')),
        hour: fc.integer({ min: 0, max: 23 }),
        weekday: fc.integer({ min: 1, max: 7 }),
      }),
    })
    fc.assert(
      fc.property(wishes, moments, fc.constantFrom(...zones), (wish, from, before) => {
        const last = dayOf(from, { zone: before })
        const at = nextDigestAt(wish, last, from)!
        const there = inZone(at, wish.zone)
        expect(at.getTime()).toBeGreaterThanOrEqual(from.getTime())
        expect(dayOf(at, wish) > last).toBe(true)
        if (wish.digest.rhythm === 'weekly') expect(there.dayOfWeek).toBe(wish.digest.weekday)
        // A leap moves it by an hour at most.
        expect([0, 1]).toContain((there.hour - wish.digest.hour + 24) % 24)
      }),
    )
  })
})
