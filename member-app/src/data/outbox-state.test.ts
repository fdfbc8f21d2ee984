import { DomainError } from '@varanda/domain/errors'
import { describe, expect, it } from 'vitest'
import {
  afterFailure,
  afterSent,
  beginSending,
  dueNow,
  hasWaited,
  hasWidened,
  newItem,
  nextStep,
  type OutboxItem,
  pauseAfter,
  unsent,
} from './outbox-state.ts'

const written = (postId: string, at: number): OutboxItem =>
  newItem({ postId, author: 'ana', text: postId, audience: { base: 'connections', except: [] } }, at)

describe('nextStep', () => {
  it('sends the oldest first, whatever the order on disk', () => {
    expect(nextStep([written('b', 20), written('a', 10)], 30)).toEqual({ send: written('a', 10) })
  })

  it('keeps the order: a later post waits for one that pauses', () => {
    const first = afterFailure(beginSending(written('a', 10)), new Error('unreachable'), 1000)
    expect(nextStep([first, written('b', 20)], 1001)).toEqual({ sleepUntil: first.dueAt })
    expect(nextStep([first, written('b', 20)], first.dueAt)).toEqual({ send: first })
  })

  it('does not let a refused or sent post hold up the others', () => {
    const refused = afterFailure(beginSending(written('a', 10)), new DomainError('bad-input'), 1000)
    const sent = afterSent(beginSending(written('b', 20)))
    expect(nextStep([refused, sent, written('c', 30)], 1000)).toEqual({ send: written('c', 30) })
    expect(nextStep([refused, sent], 1000)).toBeUndefined()
  })

  it('takes up what a dead tab left half sent', () => {
    const left = beginSending(written('a', 10))
    expect(nextStep([left], 20)).toEqual({ send: left })
  })
})

describe('afterFailure', () => {
  it('stops at a refusal that stays, with its reason', () => {
    expect(afterFailure(beginSending(written('a', 1)), new DomainError('not-active'), 5)).toMatchObject({
      state: 'refused',
      code: 'not-active',
    })
  })

  it.each(['try-again', 'too-many-tries'] as const)('tries again after %s', (code) => {
    expect(afterFailure(beginSending(written('a', 1)), new DomainError(code), 5)).toMatchObject({
      state: 'waiting',
      dueAt: 5 + pauseAfter(1),
    })
  })

  it('waits until the house takes more, and neither the network nor the person hurries it', () => {
    const held = afterFailure(beginSending(written('a', 1)), new DomainError('too-many-tries', 600_000), 5)
    expect(held).toMatchObject({ state: 'waiting', code: 'too-many-tries', dueAt: 600_000 })
    expect(dueNow(held, 1000)).toBe(held)
    expect(nextStep([held], 1000)).toEqual({ sleepUntil: 600_000 })
    expect(beginSending(held)).not.toHaveProperty('code')
  })

  it('waits twice as long each time, up to five minutes', () => {
    expect([1, 2, 3, 4].map(pauseAfter)).toEqual([2000, 4000, 8000, 16_000])
    expect(pauseAfter(50)).toBe(300_000)
  })

  it('keeps the id through every try, so that the house can tell it is the same post', () => {
    let item = written('a', 1)
    for (let turn = 0; turn < 5; turn++) item = afterFailure(beginSending(item), new Error('unreachable'), turn)
    expect(item).toMatchObject({ postId: 'a', text: 'a', tries: 5 })
  })
})

it('forgets the pause when the network is back', () => {
  const paused = afterFailure(beginSending(written('a', 1)), new Error('unreachable'), 100)
  expect(dueNow(paused, 150).dueAt).toBe(150)
  const refused = afterFailure(beginSending(written('b', 1)), new DomainError('bad-input'), 100)
  expect(dueNow(refused, 150)).toBe(refused)
})

it('counts what a sign-out would lose', () => {
  const refused = afterFailure(beginSending(written('b', 1)), new DomainError('bad-input'), 1)
  expect(unsent([written('a', 1), refused, afterSent(written('c', 1))])).toBe(2)
})

describe('an audience that has widened on the way', () => {
  const seen = ['beto', 'caio']
  const item: OutboxItem = { ...written('a', 10), seen }

  it('is looked for once the post has waited', () => {
    expect(hasWaited(beginSending(item), 20)).toBe(false)
    expect(hasWaited(beginSending(beginSending(item)), 20)).toBe(true)
    expect(hasWaited(beginSending(item), 120_000)).toBe(true)
  })

  it('holds somebody whose name was not read; those who left or were taken out do not count', () => {
    expect(hasWidened(item, ['beto', 'caio'])).toBe(false)
    expect(hasWidened(item, ['beto'])).toBe(false)
    expect(hasWidened(item, ['beto', 'caio', 'dora'])).toBe(true)
    expect(hasWidened({ ...item, audience: { base: 'connections', except: ['dora'] } }, ['caio', 'dora'])).toBe(false)
  })

  it('cannot be one of people by name', () => {
    const named: OutboxItem = { ...item, seen: ['beto'], audience: { base: 'people', people: ['beto'], except: [] } }
    expect(hasWidened(named, ['beto', 'caio', 'dora'])).toBe(false)
  })

  it('waits for its author', () => {
    expect(afterFailure(item, new DomainError('audience-wider'), 20)).toMatchObject({ state: 'refused' })
  })
})
