import { describe, expect, it } from 'vitest'
import { type Concern, type MeetingPlace, routeOf } from './route.ts'

const concern: Concern = { kind: 'post', category: 'hurts', hasMinor: false }
const place: MeetingPlace = { id: 'g', circle: { kind: 'group' }, reporter: 'member', about: 'member' }

describe('who reads a report', () => {
  it('is who looks after the circle, where that was wished for, else administrators', () => {
    expect(routeOf(concern, [place], 'g')).toBe('g')
    expect(routeOf(concern, [place], undefined)).toBeNull()
    expect(routeOf(concern, [place], 'another')).toBeNull()
    expect(routeOf({ ...concern, kind: 'comment' }, [{ ...place, about: undefined }], 'g')).toBe('g')
  })

  it.each<[string, Partial<Concern>, Partial<MeetingPlace>]>([
    ['a minor', { hasMinor: true }, {}],
    ['a child at risk', { category: 'child' }, {}],
    ['a circle', { kind: 'circle' }, {}],
    ['its owner', {}, { about: 'owner' }],
    ['a moderator', {}, { about: 'moderator' }],
    ['somebody who is not in it', { kind: 'member' }, { about: undefined }],
    ['whom somebody follows with', { kind: 'member' }, { circle: { kind: 'public' } }],
    ['what is in a frozen group', {}, { circle: { kind: 'group', frozen: true } }],
    ['what is in a private circle', {}, { circle: { kind: 'private' } }],
    ['what its own moderator reports', {}, { reporter: 'moderator' }],
    ['what its own owner reports, or whoever acts as one', {}, { reporter: 'owner' }],
    ['what somebody outside reports', {}, { reporter: undefined }],
  ])('is administrators for what concerns %s', (_, of, at) => {
    expect(routeOf({ ...concern, ...of }, [{ ...place, ...at }], 'g')).toBeNull()
  })
})
