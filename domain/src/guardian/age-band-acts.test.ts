import { describe, expect, it } from 'vitest'
import { ageBands } from './age-band.ts'
import { approvalNeeded, bandActs, mayByBand } from './age-band-acts.ts'

const rank = { never: 0, ask: 1, free: 2 }

describe('what a band may do', () => {
  it.each(bandActs)('%s: nobody loses by growing up, and an adult asks nobody', (act) => {
    const ranks = ageBands.map((band) => rank[mayByBand(band, act)])
    expect(ranks).toEqual([...ranks].sort())
    expect(mayByBand('adult', act)).toBe('free')
  })

  it('lets everybody write, and leave, part and block without asking', () => {
    for (const band of ageBands) {
      for (const act of ['write', 'comment', 'leave-group', 'part', 'block'] as const) {
        expect(mayByBand(band, act)).toBe('free')
      }
    }
  })

  it('shows nobody under 18 to the public, and the public to nobody under 18', () => {
    for (const band of ['child', 'teen', 'youth'] as const) {
      for (const act of ['public-post', 'read-public-post', 'public-circle', 'follow-public-circle'] as const) {
        expect(mayByBand(band, act)).toBe('never')
      }
    }
  })

  it('asks the guardian about new people until 16, and refuses what no yes allows', () => {
    expect(approvalNeeded({ ageBand: 'child' }, 'connect')).toBe(true)
    expect(approvalNeeded({ ageBand: 'teen' }, 'connect')).toBe(true)
    expect(approvalNeeded({ ageBand: 'youth' }, 'connect')).toBe(false)
    expect(() => approvalNeeded({ ageBand: 'teen' }, 'invite')).toThrow('not-at-this-age')
  })

  it('takes members from before there were bands for adults', () => {
    expect(approvalNeeded({}, 'connect')).toBe(false)
    expect(approvalNeeded({}, 'invite')).toBe(false)
  })
})
