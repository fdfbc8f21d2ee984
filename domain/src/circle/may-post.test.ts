import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import type { Moment } from '../moment.ts'
import { type Audience, audienceLimits, forConnections } from '../post/audience.ts'
import type { Circle, CircleRole } from './circle.ts'
import { checkAddressed, checkCrowd } from './may-post.ts'

const at = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) } satisfies Moment
const of = (kind: Circle['kind'], role?: CircleRole, members: string[] = []) => ({
  id: kind,
  circle: { name: 'x', owner: 'ana', kind, createdAt: at },
  role,
  members,
})
const alone = (circle: string): Audience => ({ connections: false, circles: [circle], people: [], except: [] })

function refusal(...given: Parameters<typeof checkAddressed>): string {
  try {
    checkAddressed(...given)
    return 'none'
  } catch (error) {
    return (error as DomainError).code
  }
}

describe('whom an author may address', () => {
  it.each([
    ['private', 'owner', 'none'],
    ['private', 'member', 'circle-unknown'],
    ['private', undefined, 'circle-unknown'],
    ['group', 'member', 'none'],
    ['group', undefined, 'circle-unknown'],
    ['public', 'owner', 'none'],
    ['public', 'moderator', 'none'],
    ['public', 'member', 'not-yours-to-post'],
    ['public', undefined, 'circle-unknown'],
  ] as const)('a %s circle as %s: %s', (kind, role, code) => {
    expect(refusal(alone(kind), [of(kind, role)], {})).toBe(code)
  })

  it('is no circle that is not there', () => {
    const none = { id: 'gone', circle: undefined, role: undefined, members: [] }
    expect(refusal(alone('gone'), [none], {})).toBe('circle-unknown')
  })

  it('is a public circle alone, and not by a ward', () => {
    for (const more of [
      { connections: true },
      { people: ['caio'] },
      { except: ['caio'] },
      { circles: ['public', 'x'] },
    ]) {
      expect(refusal({ ...alone('public'), ...more }, [of('public', 'owner')], {})).toBe('public-circle-alone')
    }
    expect(refusal(alone('public'), [of('public', 'owner')], { ageBand: 'teen' })).toBe('not-at-this-age')
  })

  it('is a group as a whole', () => {
    const audience = { ...forConnections(['caio']), circles: ['group'] }
    expect(refusal(audience, [of('group', 'member', ['caio'])], {})).toBe('group-is-whole')
    expect(refusal(audience, [of('group', 'member', ['dora'])], {})).toBe('none')
  })

  it('is a group as it was when somebody who was left out comes into it', () => {
    const [before, group] = [
      { ...forConnections(['caio']), circles: ['group'] },
      of('group', 'member', ['caio', 'dora']),
    ]
    const narrower = { ...before, connections: false, people: ['bia'] }
    expect(refusal(narrower, [group], {}, before)).toBe('none')
    expect(refusal({ ...narrower, except: ['caio', 'dora'] }, [group], {}, before)).toBe('group-is-whole')
    expect(refusal(narrower, [group], {}, { ...before, circles: [] })).toBe('group-is-whole')
  })

  it('is no crowd', () => {
    expect(() => checkCrowd(audienceLimits.readers)).not.toThrow()
    expect(() => checkCrowd(audienceLimits.readers + 1)).toThrow(DomainError)
  })
})
