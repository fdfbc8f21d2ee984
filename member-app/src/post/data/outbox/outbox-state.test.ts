import { DomainError } from '@varanda/domain/errors'
import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { describe, expect, it } from 'vitest'
import {
  afterFailure,
  afterSent,
  afterTry,
  asksForAudience,
  beginSending,
  draftAgain,
  dueNow,
  dueOnNetwork,
  goAgain,
  hasGrown,
  isOver,
  itemsOf,
  mayGoAgain,
  neverLeft,
  newItem,
  nextStep,
  type OutboxItem,
  pauseAfter,
  sendTo,
  statusOf,
  unsent,
} from './outbox-state.ts'

const unreachable = Object.assign(new Error('unreachable'), { name: 'Unreachable' })

const written = (postId: string, at: number): OutboxItem =>
  newItem({ postId, author: 'ana', text: postId, audience: forConnections() }, at)

describe('what lies in this browser', () => {
  it('is this member’s own, in the order of writing', () => {
    const stored = [written('late', 9), { ...written('theirs', 5), author: 'beto' }, written('early', 1)]
    expect(itemsOf('ana', stored).map(({ postId }) => postId)).toEqual(['early', 'late'])
    expect(itemsOf('caio', stored)).toEqual([])
  })

  it.each([
    ['no audience', { audience: undefined }],
    ['no time', { createdAt: 'today' }],
    ['a state that is none', { state: 'lost' }],
    ['pictures that are none', { photos: [{ id: 7 }] }],
  ])('and what has %s holds up none', (_, fault) => {
    const stored = [{ ...written('odd', 1), ...fault }, null, written('good', 2)]
    expect(nextStep(itemsOf('ana', stored), 5)).toMatchObject({ send: { postId: 'good' } })
  })

  it('is a post as it was kept, whatever code a later version gave it', () => {
    const kept = { ...written('a', 1), state: 'refused', code: 'of-a-later-version', more: 1 }
    expect(itemsOf('ana', [kept])).toEqual([kept])
  })
})

describe('two tabs', () => {
  const sending = beginSending(written('a', 1))

  it('send the same post under its one id, the second after the first is gone', () => {
    // The lock was the dead tab's: whoever has it now takes up what that one had begun.
    expect(nextStep([sending], 5)).toEqual({ send: sending })
    expect(beginSending(sending)).toMatchObject({ postId: 'a', tries: 2 })
    expect(nextStep([afterSent(sending, 5)], 6)).toBeUndefined()
  })

  it('bring nothing back that the other one, the feed or a sign-out has taken out during the try', () => {
    const failed = afterFailure(sending, unreachable, 5)
    expect(afterTry(failed, [sending, written('b', 2)])).toEqual(failed)
    expect(afterTry(failed, [written('b', 2)])).toBeUndefined()
    // Signed out: nobody's posts are there any more, or another member's.
    expect(afterTry(afterSent(sending, 5), itemsOf('beto', [sending]))).toBeUndefined()
  })
})

describe('a refused post as a draft again', () => {
  const refused: OutboxItem = { ...written('a', 1), text: 'Chegou a chuva.', state: 'refused', code: 'photo-missing' }

  it('is one of its own, with its pictures as they were chosen', () => {
    const photo = { id: 'p', width: 4, height: 3 }
    const item: OutboxItem = { ...refused, photos: [{ ...photo, alt: 'Chuva', step: 'ready', code: 'too-large' }] }
    expect(draftAgain(item, 9)).toEqual({
      key: 'ana/post/a',
      text: 'Chegou a chuva.',
      audience: forConnections(),
      photos: [{ ...photo, alt: 'Chuva' }],
      at: 9,
    })
  })

  it('goes to the same people, and to no more', () => {
    const people = ['beto', 'caio']
    const named: OutboxItem = { ...refused, audience: forPeople(people) }
    expect(draftAgain(named, 9)).toMatchObject({
      text: 'Chegou a chuva.',
      audience: forPeople(people),
    })
    const most: OutboxItem = { ...refused, audience: forConnections(['dora']) }
    expect(draftAgain(most, 9)).toMatchObject({ audience: forConnections(['dora']) })
  })
})

it('a post that is taken back may be elsewhere once the call that brings it went off', () => {
  const sending = beginSending(written('a', 1))
  expect([written('a', 1), sending].every(neverLeft)).toBe(true)
  const asked: OutboxItem = { ...sending, isUnanswered: true }
  const kept = [asked, beginSending(asked), afterFailure(asked, unreachable, 5), afterSent(asked, 5), undefined]
  expect(kept.some(neverLeft)).toBe(false)
  // Refused, the instance has said that it has none.
  expect(neverLeft(afterFailure(asked, new DomainError('bad-input'), 5))).toBe(true)
  // But not where one was refused before it was asked whether an earlier one had brought it.
  const later = afterFailure(beginSending(afterFailure(asked, unreachable, 5)), new DomainError('signed-out'), 9, true)
  expect([later, beginSending(later)].some(neverLeft)).toBe(false)
})

describe('nextStep', () => {
  it('sends the oldest first, whatever the order on disk', () => {
    expect(nextStep([written('b', 20), written('a', 10)], 30)).toEqual({ send: written('a', 10) })
  })

  it('keeps the order: a later post waits for one that pauses', () => {
    const first = afterFailure(beginSending(written('a', 10)), unreachable, 1000)
    expect(nextStep([first, written('b', 20)], 1001)).toEqual({ sleepUntil: first.dueAt })
    expect(nextStep([first, written('b', 20)], first.dueAt)).toEqual({ send: first })
  })

  it('does not let a refused or sent post hold up the others', () => {
    const refused = afterFailure(beginSending(written('a', 10)), new DomainError('bad-input'), 1000)
    const sent = afterSent(beginSending(written('b', 20)), 25)
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

  it('waits until the instance takes more, and neither the network nor the person hurries it', () => {
    const held = afterFailure(beginSending(written('a', 1)), new DomainError('too-many-tries', 600_000), 5)
    expect(held).toMatchObject({ state: 'waiting', code: 'too-many-tries', dueAt: 600_000 })
    expect(dueNow(held, 1000)).toBe(held)
    expect(nextStep([held], 1000)).toEqual({ sleepUntil: 600_000 })
    expect(beginSending(held)).not.toHaveProperty('code')
  })

  it.each(['signed-out', 'sign-in-again'] as const)('waits for nothing more once who was %s is back', (code) => {
    const left = afterFailure(beginSending(written('a', 1)), new DomainError(code), 5)
    expect(left.dueAt).toBe(5 + pauseAfter(1))
    expect(dueNow(left, 9).dueAt).toBe(9)
    expect(dueOnNetwork(left, 9).dueAt).toBe(9)
    const held = afterFailure(beginSending(written('a', 1)), new DomainError('too-many-tries'), 5)
    expect(dueOnNetwork(held, 9)).toBe(held)
  })

  it('waits twice as long each time, up to five minutes', () => {
    expect([1, 2, 3, 4].map(pauseAfter)).toEqual([2000, 4000, 8000, 16_000])
    expect(pauseAfter(50)).toBe(300_000)
  })

  it('keeps the id through every try, so that the instance can tell it is the same post', () => {
    let item = written('a', 1)
    for (let turn = 0; turn < 5; turn++) item = afterFailure(beginSending(item), unreachable, turn)
    expect(item).toMatchObject({ postId: 'a', text: 'a', tries: 5 })
  })
})

it('forgets the pause when the network is back', () => {
  const paused = afterFailure(beginSending(written('a', 1)), unreachable, 100)
  expect(dueNow(paused, 150).dueAt).toBe(150)
  const refused = afterFailure(beginSending(written('b', 1)), new DomainError('bad-input'), 100)
  expect(dueNow(refused, 150)).toBe(refused)
})

it('counts what a sign-out would lose', () => {
  const refused = afterFailure(beginSending(written('b', 1)), new DomainError('bad-input'), 1)
  expect(unsent([written('a', 1), refused, afterSent(written('c', 1), 2)])).toBe(2)
})

describe('an audience that has grown on the way', () => {
  const named = (...uids: string[]) => {
    return { count: uids.length, people: uids.map((uid) => ({ uid, name: uid, circles: [], isKnown: true })) }
  }
  const unnamed = (count: number) => ({ count, people: [] })
  const item: OutboxItem = { ...written('a', 10), seen: ['beto', 'caio'], count: 2, shown: 'x', together: true }

  it('holds somebody whose name was not read; those who left do not count', () => {
    expect(hasGrown(item, named('beto', 'caio'))).toBe(false)
    expect(hasGrown(item, named('beto'))).toBe(false)
    expect(hasGrown(item, named('beto', 'dora'))).toBe(true)
  })

  it('is told by its number where names are not the author’s to know', () => {
    expect(hasGrown({ seen: [], count: 9 }, unnamed(9))).toBe(false)
    expect(hasGrown({ seen: [], count: 9 }, unnamed(8))).toBe(false)
    expect(hasGrown({ seen: [], count: 9 }, unnamed(10))).toBe(true)
  })

  it('is not asked about where an app of before kept no names', () => {
    expect(hasGrown({}, named('dora'))).toBe(false)
  })

  it('waits for its author, who sends it to whom they chose now', () => {
    for (const code of ['audience-wider', 'never-together', 'circle-frozen'] as const) {
      const refused = afterFailure(item, new DomainError(code), 20)
      expect(refused).toMatchObject({ state: 'refused', code })
      expect(asksForAudience(refused)).toBe(true)
      const again = sendTo(refused, forPeople(['beto']), { seen: ['beto'], count: 1 }, 30)
      expect(again).toMatchObject({ state: 'waiting', dueAt: 30, audience: forPeople(['beto']), seen: ['beto'] })
      for (const gone of ['code', 'shown', 'together']) expect(again).not.toHaveProperty(gone)
    }
    expect(asksForAudience(afterFailure(item, new DomainError('bad-input'), 20))).toBe(false)
  })
})

describe('a post that the instance fails at', () => {
  const failed = (item: OutboxItem, now: number) => afterFailure(beginSending(item), new DomainError('failed'), now)

  it('steps aside, so that later ones go', () => {
    const first = failed(written('a', 10), 1000)
    expect(nextStep([first, written('b', 20)], 1001)).toEqual({ send: written('b', 20) })
    expect(nextStep([first], 1001)).toEqual({ sleepUntil: first.dueAt })
    const second = failed(written('b', 20), 1500)
    expect(nextStep([second, { ...first, dueAt: 9000 }], 1600)).toEqual({ sleepUntil: second.dueAt })
  })

  it('is tried ever more rarely, and in the end the person is asked', () => {
    let item = written('a', 1)
    const waits: number[] = []
    while (item.state === 'waiting') {
      item = failed(item, 0)
      if (item.state === 'waiting') waits.push(item.dueAt)
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000])
    expect(item).toMatchObject({ state: 'refused', code: 'failed' })
    expect(mayGoAgain(item)).toBe(true)
    expect(goAgain(item, 7)).toMatchObject({ state: 'waiting', tries: 0, dueAt: 7 })
    expect(goAgain(item, 7)).not.toHaveProperty('code')
  })

  it('counts what nobody foresaw as its own failure, and no missing answer', () => {
    expect(afterFailure(written('a', 1), new TypeError('x is undefined'), 5)).toMatchObject({ code: 'failed' })
    let item = written('a', 1)
    for (let turn = 0; turn < 30; turn++) item = afterFailure(beginSending(item), unreachable, turn)
    expect(item).toMatchObject({ state: 'waiting', isUnanswered: true })
  })

  it('does not go with the network that comes back', () => {
    const item = failed(written('a', 1), 100)
    expect(dueOnNetwork(item, 150)).toBe(item)
    expect(dueNow(item, 150).dueAt).toBe(150)
    expect(dueOnNetwork(afterFailure(beginSending(written('b', 1)), unreachable, 100), 150).dueAt).toBe(150)
  })
})

it('holds everything back while the member is slowed', () => {
  const slowed = afterFailure(beginSending(written('a', 10)), new DomainError('too-many-tries'), 1000)
  expect(nextStep([slowed, written('b', 20)], 1001)).toEqual({ sleepUntil: slowed.dueAt })
})

it('is over once the instance has it and has had the time to show it', () => {
  const sent = afterSent(beginSending(written('a', 10)), 1000)
  expect(isOver(sent, 20_999)).toBe(false)
  expect(isOver(sent, 21_000)).toBe(true)
  expect(isOver({ ...sent, sentAt: undefined }, 1001 + 20_000)).toBe(true)
  expect(isOver(written('b', 10), 1_000_000)).toBe(false)
})

describe('what is said', () => {
  const having = (error: Error) => afterFailure(beginSending(written('a', 1)), error, 5)

  it.each([
    ['next', written('a', 1), true],
    ['offline', written('a', 1), false],
    ['offline', having(unreachable), false],
    ['unanswered', having(unreachable), true],
    ['failing', having(new DomainError('failed')), true],
    ['failing', having(new DomainError('try-again')), true],
    ['held', having(new DomainError('too-many-tries')), true],
    ['signedOut', having(new DomainError('signed-out')), true],
    ['refused', having(new DomainError('bad-input')), true],
    ['sending', beginSending(written('a', 1)), true],
    ['sent', afterSent(written('a', 1), 2), true],
  ] as const)('%s', (status, item, isOnline) => {
    expect(statusOf(item, isOnline)).toBe(status)
  })
})
