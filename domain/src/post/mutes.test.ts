import { describe, expect, it } from 'vitest'
import { day, type Moment } from '../moment.ts'
import { isMuted, type Mutes, mutedNow, mutedUntil, muteOf } from './mutes.ts'

const now = new Date('2026-11-24T12:00:00Z')
const moment = (date: Date): Moment => ({
  seconds: Math.floor(date.getTime() / 1000),
  nanoseconds: 0,
  toDate: () => date,
  toMillis: () => date.getTime(),
})
const mutes: Mutes = {
  people: { ana: moment(mutedUntil('week', now)), beto: moment(now), cida: moment(mutedUntil('always', now)) },
  circles: { family: moment(mutedUntil('month', now)) },
}
const by = (uid: string, ...circles: string[]) => ({ author: { uid }, ...(circles.length > 0 && { circles }) })
const inDays = (days: number) => new Date(now.getTime() + days * day)

describe('what is muted', () => {
  it('is so until its time, or until it is taken back', () => {
    expect(muteOf(mutes, 'people', 'ana', now)).toEqual(inDays(7))
    expect(muteOf(mutes, 'people', 'ana', inDays(7))).toBeUndefined()
    expect(muteOf(mutes, 'people', 'cida', inDays(9000))).toBe('always')
    expect(mutedNow(mutes, 'people', now)).toEqual(['ana', 'cida'])
    expect(mutedNow(mutes, 'circles', inDays(31))).toEqual([])
  })

  it('keeps posts of a person out of the feed, through whatever they came', () => {
    expect(isMuted(by('ana'), mutes, now)).toBe(true)
    expect(isMuted(by('ana', 'cousins'), mutes, now)).toBe(true)
    expect(isMuted(by('beto'), mutes, now)).toBe(false)
  })

  it('keeps posts of a circle out of it, unless another one gave them too', () => {
    expect(isMuted(by('beto', 'family'), mutes, now)).toBe(true)
    expect(isMuted(by('beto', 'family', 'cousins'), mutes, now)).toBe(false)
    expect(isMuted(by('beto', 'family'), mutes, inDays(31))).toBe(false)
    expect(isMuted(by('beto', 'family'), {}, now)).toBe(false)
  })
})
