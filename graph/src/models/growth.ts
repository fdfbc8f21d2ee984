import type { Random } from '../random.ts'

/** 2026-08-31, the last day of every invented network: a recipe makes the same network on whatever day it is opened. */
export const lastDay = 20_696

export const year = 365.2425
const month = year / 12

/**
 * Days on which people join, the first who joins first: each month brings more than the one before, more or less, until
 * `lastDay`.
 */
export function joiningDays(people: number, months: number, random: Random): Int32Array {
  const until = new Float64Array(months)
  let all = 0
  for (let m = 0; m < months; m++) {
    all += (m + 3) * (0.5 + random.next())
    until[m] = all
  }
  const first = lastDay - months * month
  const days = new Int32Array(people)
  for (let person = 0, m = 0, before = 0; person < people; person++) {
    const share = (person / people) * all
    while (share >= until[m]!) before = until[m++]!
    days[person] = Math.ceil(first + (m + (share - before) / (until[m]! - before)) * month)
  }
  return days
}
