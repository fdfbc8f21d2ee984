import { expect, test } from 'vitest'
import { ageBandOf } from './age-band.ts'

test.each([
  ['2014-01-02', 'child'],
  ['2013-11-22', 'child'],
  ['2013-11-21', 'teen'],
  ['2010-11-22', 'teen'],
  ['2010-11-21', 'youth'],
  ['2008-11-22', 'youth'],
  ['2008-11-21', 'adult'],
  ['1950-02-28', 'adult'],
])('on 21 November 2026 somebody born on %s is a %s', (birth, band) => {
  expect(ageBandOf(birth, new Date('2026-11-21T12:00:00Z'))).toBe(band)
})
