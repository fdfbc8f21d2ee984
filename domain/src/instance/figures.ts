import * as v from 'valibot'
import { type CalendarDay, calendarDay } from '../calendar-day.ts'
import { day, type Moment, momentSchema } from '../moment.ts'

/** How many weeks the figures look back, the current one included. */
export const figureWeeks = 12

/** `week` is its Monday in Brasília. */
export const weekCountSchema = v.object({
  week: v.string(),
  count: v.number(),
})
export type WeekCount = v.InferOutput<typeof weekCountSchema>

/** `house/figures`: how the instance is doing, counted once an hour. Numbers only; nobody's name or words. */
export const instanceFiguresSchema = v.object({
  computedAt: momentSchema,
  members: v.number(),
  joinedByWeek: v.array(weekCountSchema),
  posts: v.number(),
  postsByWeek: v.array(weekCountSchema),
  /** From a link to a first post. */
  funnel: v.object({
    links: v.number(),
    /** Seats that are kept for somebody just now. */
    reserved: v.number(),
    /** Seats that were taken, since the instance began. */
    joined: v.number(),
    /** Members who have posted at least once. */
    posted: v.number(),
  }),
  /** Messages that wait to be sent, and those that were given up within the time that the books keep them. */
  mail: v.object({ waiting: v.number(), dead: v.number() }),
  /** Posts up to this moment were looked through for first posts. */
  seenPostsUntil: v.nullable(momentSchema),
})
export type InstanceFigures = v.InferOutput<typeof instanceFiguresSchema>

/** `firstPosts/{uid}`: this member has posted. It is there to be counted. */
export interface FirstPost {
  at: Moment
}

/** A week as a half-open span of time. */
export interface Week {
  week: CalendarDay
  from: Date
  to: Date
}

/** Brasília has kept three hours from Greenwich all year since 2019 (decree 9.772/2019). */
const midnight = (on: CalendarDay) => Date.parse(`${on}T00:00:00-03:00`)

/** Pure: the last `count` weeks up to the one of `now`, oldest first. */
export function weeksUntil(now: Date, count: number): Week[] {
  const today = midnight(calendarDay(now))
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const monday = today - sinceMonday * day
  return Array.from({ length: count }, (_, index) => {
    const from = new Date(monday - (count - 1 - index) * 7 * day)
    return { week: calendarDay(from), from, to: new Date(from.getTime() + 7 * day) }
  })
}

/**
 * Pure: which weeks must be counted, when some were counted at `computedAt`: a week that was over by then stays as it
 * was counted.
 */
export function weeksToCount(
  weeks: readonly Week[],
  before: { counts: readonly WeekCount[]; computedAt: Date } | undefined,
): Week[] {
  const known = new Set(before?.counts.map(({ week }) => week))
  return weeks.filter(({ week, to }) => !before || !known.has(week) || to > before.computedAt)
}
