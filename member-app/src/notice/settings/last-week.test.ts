import type { Moment } from '@varanda/domain/moment'
import type { ActivityNotice, ActivityNoticeKind } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice, InstanceNoticeKind } from '@varanda/domain/notice/notice'
import { expect, it } from 'vitest'
import { ringsOfLastWeek } from './last-week.ts'

const now = new Date(2026, 10, 24, 17, 0)
const moment = (day: number, hours: number): Moment => {
  const date = new Date(2026, 10, day, hours)
  return { seconds: date.getTime() / 1000, nanoseconds: 0, toDate: () => date, toMillis: () => date.getTime() }
}

function activity(kind: ActivityNoticeKind, ...at: [number, number][]): ActivityNotice {
  const items = at.map(([day, hours], index) => ({ id: `${kind}${index}`, by: 'ana', at: moment(day, hours) }))
  const newest = items[0]!.at
  return { kind, postId: 'p', items, actors: ['ana'], at: newest, readAt: newest, unread: false, expiresAt: newest }
}

const house = (kind: InstanceNoticeKind, day: number): InstanceNotice => ({
  kind,
  at: moment(day, 12),
  by: { uid: 'ana', name: 'Ana' },
  words: '',
  readAt: null,
  unread: true,
})

it('counts each time that something would have rung, and a night once', () => {
  const notices = [
    activity('comment', [24, 10], [23, 11], [16, 11]),
    activity('mention', [23, 23], [23, 22]),
    activity('reply', [24, 6]),
    activity('reaction', [24, 12]),
    house('connection-asked', 20),
    house('post-restored', 20),
  ]
  // Two comments, a night over midnight, and who asks to be connected.
  expect(ringsOfLastWeek(notices, {}, now)).toBe(4)
  expect(ringsOfLastWeek(notices, { quiet: null }, now)).toBe(6)
  expect(ringsOfLastWeek(notices, { quiet: { from: '09:00', to: '13:00' } }, now)).toBe(6)
  expect(ringsOfLastWeek(notices, { topics: { comments: { push: false } } }, now)).toBe(2)
  expect(ringsOfLastWeek(notices, { topics: { reactions: { push: true } } }, now)).toBe(5)
  expect(ringsOfLastWeek([], {}, now)).toBe(0)
})

it('counts what an automation rings, and not what it lists, whatever is said of the house', () => {
  expect(ringsOfLastWeek([house('automation-rang', 20)], {}, now)).toBe(1)
  const loud = { topics: { house: { push: true } } }
  expect(ringsOfLastWeek([house('automation-listed', 20)], loud, now)).toBe(0)
})

it('says nothing that may be untrue', () => {
  const full = Array.from({ length: 20 }, (): [number, number] => [24, 10])
  expect(ringsOfLastWeek([activity('comment', ...full)], {}, now)).toBeUndefined()
  const many = Array.from({ length: 30 }, () => house('link-joined', 22))
  expect(ringsOfLastWeek(many, {}, now)).toBeUndefined()
  expect(ringsOfLastWeek(many.slice(1), {}, now)).toBe(29)
  expect(ringsOfLastWeek([house('link-joined', 22)], { quietCircles: { family: true } }, now)).toBeUndefined()
})
