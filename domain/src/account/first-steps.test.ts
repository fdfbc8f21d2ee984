import { expect, it } from 'vitest'
import { firstSteps, isNewcomer, type Newcomer, newcomerDays, stepsOf } from './first-steps.ts'

const now = new Date('2026-11-24T17:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const fresh: Newcomer = { hasPortrait: false, hasPosted: false, people: 1, noted: [], mayConnect: true }
const taken = (newcomer: Newcomer) => stepsOf(newcomer).flatMap(({ step, isTaken }) => (isTaken ? step : []))

it('takes nobody for a newcomer for long, and nobody from before joining was dated', () => {
  expect(isNewcomer(daysAgo(0), now)).toBe(true)
  expect(isNewcomer(daysAgo(newcomerDays - 0.01), now)).toBe(true)
  expect(isNewcomer(daysAgo(newcomerDays), now)).toBe(false)
  expect(isNewcomer(undefined, now)).toBe(false)
})

it('offers three steps, and ticks those that were taken here or elsewhere', () => {
  expect(stepsOf(fresh).map(({ step }) => step)).toEqual(firstSteps)
  expect(taken(fresh)).toEqual([])
  expect(taken({ ...fresh, hasPortrait: true, people: 2 })).toEqual(['portrait', 'people'])
  expect(taken({ ...fresh, noted: ['people'] })).toEqual(['people'])
})

it('ends with the last step, or when all are set aside', () => {
  expect(stepsOf({ ...fresh, hasPortrait: true, hasPosted: true, people: 2 })).toEqual([])
  expect(stepsOf({ ...fresh, noted: firstSteps })).toEqual([])
})

it('sends nobody to look for people whose guardian has to say yes first', () => {
  const ward = { ...fresh, mayConnect: false }
  expect(stepsOf(ward).map(({ step }) => step)).toEqual(['portrait', 'post'])
  expect(stepsOf({ ...ward, hasPortrait: true, hasPosted: true })).toEqual([])
})
