import { expect, it } from 'vitest'
import { buildWatch, readLatestBuild, untilNextAsk } from './build.ts'

const { askEvery, firstAsk, spread } = buildWatch

it('asks soon when nobody asked yet, then seldom, and not all at once', () => {
  expect(untilNextAsk(undefined, 0, 1)).toBe(firstAsk)
  expect(untilNextAsk(1000, 1000, 0)).toBe(askEvery)
  expect(untilNextAsk(1000, 1000, 0.5)).toBe(askEvery + spread / 2)
})

it('asks at once when a tab is looked at again after long', () => {
  expect(untilNextAsk(0, 10 * askEvery, 0)).toBe(0)
  expect(untilNextAsk(0, 10 * askEvery, 0.5)).toBe(0)
})

it('outlives a clock that was put back', () => {
  expect(untilNextAsk(9 * askEvery, 0, 0)).toBe(askEvery)
})

it('believes no answer that says nothing of builds', () => {
  const build = { id: 'a', member: 'b', at: '2026-11-24T12:00:00.000Z' }
  expect(readLatestBuild({ ...build, more: 1 })).toEqual(build)
  for (const answer of [null, '<!doctype html>', {}, { ...build, member: 1 }, { ...build, at: 'soon' }])
    expect(readLatestBuild(answer)).toBeUndefined()
})
