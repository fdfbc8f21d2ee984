import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { decide, engineLimits, type Happening, happeningKinds, minuteOf, type Seen, stopReasons } from './engine.ts'
import { type Action, actionLacks, type Condition, type Parts, partsSchema, type Trigger } from './parts.ts'

const uids = ['ana', 'beto', 'caio']
const circles = ['familia', 'escola']
const uid = fc.constantFrom(...uids)
const circle = fc.constantFrom(...circles)
const clock = fc.constantFrom('00:00', '07:30', '18:00', '23:59')

const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.constant<Trigger>({ kind: 'i-post' }),
  fc.record({ kind: fc.constant('posts' as const), by: uid, in: circle }, { requiredKeys: ['kind'] }),
  fc.record({
    kind: fc.constant('said' as const),
    what: fc.constantFrom('anything' as const, 'comment' as const, 'reaction' as const, 'mention' as const),
  }),
  fc.constant<Trigger>({ kind: 'joined' }),
  fc.record({
    kind: fc.constant('time' as const),
    every: fc.constant('week' as const),
    on: fc.integer({ min: 1, max: 7 }),
    at: clock,
  }),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('author' as const), uid }),
  fc.record({ kind: fc.constant('circle' as const), circle }),
  fc.constant<Condition>({ kind: 'photo' }),
  fc.record({ kind: fc.constant('word' as const), word: fc.constantFrom('bolo', 'Pão') }),
  fc.record({ kind: fc.constant('tag' as const), tag: fc.constantFrom('festa', 'casamento') }),
  fc.record({ kind: fc.constant('hours' as const), from: clock, to: clock }),
  fc.record({
    kind: fc.constant('weekdays' as const),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  }),
)
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('share' as const), circles: fc.uniqueArray(circle, { minLength: 1 }) }),
  fc.constant<Action>({ kind: 'notify', by: 'list' }),
  fc.record({ kind: fc.constant('post' as const), circle, text: fc.constantFrom('Oi', 'Oi {name}') }),
  fc.record(
    { kind: fc.constant('mute' as const), circle, days: fc.constant(3 as const) },
    { requiredKeys: ['kind', 'days'] },
  ),
  fc.record({ kind: fc.constant('add' as const), circle }),
  fc.constant<Action>({ kind: 'save' }),
)
const parts: fc.Arbitrary<Parts> = fc
  .record({
    trigger,
    match: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(condition, { maxLength: 4 }),
    actions: fc.array(action, { minLength: 1, maxLength: 3 }),
  })
  .filter((one) => v.is(partsSchema, one))
const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(...happeningKinds),
  by: uid,
  chain: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 }),
})
const seen: fc.Arbitrary<Seen> = fc.record(
  {
    post: fc.record({
      author: uid,
      text: fc.constantFrom('Bolo', 'pao', ''),
      tags: fc.subarray(['festa', 'casamento']),
      hasPhotos: fc.boolean(),
      circles: fc.subarray(circles),
    }),
    weekday: fc.integer({ min: 1, max: 7 }),
    minute: fc.integer({ min: 0, max: 1439 }),
  },
  { requiredKeys: ['weekday', 'minute'] },
)

describe('an automation', () => {
  it('never acts on what its member does not hold, on its own work, past a limit, or with what does not fit', () => {
    let acted = 0
    fc.assert(
      fc.property(parts, happening, seen, fc.integer({ min: 0, max: 120 }), (what, happened, sees, acts) => {
        // Whose post it is, is who wrote it.
        const post = sees.post && happened.kind === 'post' ? { ...sees.post, author: happened.by } : sees.post
        const outcome = decide(
          { id: 'a', owner: 'ana', parts: what },
          happened,
          { ...sees, ...(post && { post }) },
          acts,
        )
        if (outcome.kind !== 'acts') return
        acted += 1
        expect(happened.chain).not.toContain('a')
        expect(happened.chain.length).toBeLessThan(engineLimits.depth)
        expect(acts).toBeLessThan(engineLimits.actsPerDay)
        for (const { kind } of outcome.actions) {
          expect(actionLacks(what.trigger.kind, kind)).toBeUndefined()
          if (kind === 'share') expect([happened.kind, post?.author]).toEqual(['post', 'ana'])
          if (kind === 'save') expect(post).toBeDefined()
          if (kind === 'add') expect(happened.by === 'ana' && happened.kind !== 'joined').toBe(false)
        }
      }),
      { numRuns: 10_000 },
    )
    expect(acted).toBeGreaterThan(100)
  })

  it('ends every chain, whoever answers whom', () => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 2, maxLength: 6 }), (all) => {
        let chains: string[][] = [[]]
        for (let round = 0; round <= engineLimits.depth + 1; round += 1) {
          chains = chains.flatMap((chain) =>
            all.flatMap(({ trigger }, index) => {
              const what: Parts = { trigger, match: 'all', conditions: [], actions: [{ kind: 'notify', by: 'list' }] }
              const post = { author: 'beto', text: '', tags: [], hasPhotos: false, circles }
              const happened = { kind: 'post' as const, by: 'beto', chain }
              const outcome = decide(
                { id: `${index}`, owner: 'ana', parts: what },
                happened,
                { post, weekday: 1, minute: 0 },
                0,
              )
              return outcome.kind === 'acts' ? [[...chain, `${index}`]] : []
            }),
          )
        }
        expect(chains).toEqual([])
      }),
    )
  })
})

describe('conditions', () => {
  const base: Parts = { trigger: { kind: 'i-post' }, match: 'all', conditions: [], actions: [{ kind: 'save' }] }
  const post = { author: 'ana', text: 'Bôlo', tags: ['festa'], hasPhotos: false, circles: ['familia'] }
  const at = (conditions: Condition[], minute = 0, match: Parts['match'] = 'all') =>
    decide(
      { id: 'a', owner: 'ana', parts: { ...base, conditions, match } },
      { kind: 'post', by: 'ana', chain: [] },
      { post, weekday: 5, minute },
      0,
    )

  it('say the first that stopped it, or that none held', () => {
    expect(at([{ kind: 'word', word: 'BOLO' }, { kind: 'photo' }])).toEqual({ kind: 'stopped', why: 'photo' })
    expect(at([{ kind: 'word', word: 'bolo' }, { kind: 'photo' }], 0, 'any')).toMatchObject({ kind: 'acts' })
    expect(at([{ kind: 'tag', tag: 'x' }, { kind: 'photo' }], 0, 'any')).toEqual({ kind: 'stopped', why: 'any' })
  })

  it('take hours over midnight, and weekdays', () => {
    const night: Condition = { kind: 'hours', from: '22:00', to: '07:00' }
    for (const [clock, is] of [
      ['21:59', false],
      ['22:00', true],
      ['06:59', true],
      ['07:00', false],
    ] as const) {
      expect(at([night], minuteOf(clock)).kind === 'acts').toBe(is)
    }
    expect(at([{ kind: 'weekdays', days: [5] }])).toMatchObject({ kind: 'acts' })
    expect(at([{ kind: 'weekdays', days: [6, 7] }])).toEqual({ kind: 'stopped', why: 'weekdays' })
  })

  it('have each its reason', () => {
    expect(new Set(stopReasons).size).toBe(stopReasons.length)
  })
})

describe('parts', () => {
  const of = (trigger: unknown, actions: unknown[], conditions: unknown[] = []) =>
    v.is(partsSchema, { trigger, match: 'all', conditions, actions })

  it('go together or are refused', () => {
    expect(of({ kind: 'posts' }, [{ kind: 'save' }])).toBe(false)
    expect(of({ kind: 'posts', in: 'c' }, [{ kind: 'share', circles: ['c'] }])).toBe(false)
    expect(of({ kind: 'time', every: 'week', on: 8, at: '10:00' }, [{ kind: 'notify', by: 'list' }])).toBe(false)
    expect(of({ kind: 'time', every: 'day', at: '25:00' }, [{ kind: 'notify', by: 'list' }])).toBe(false)
    expect(of({ kind: 'time', every: 'day', at: '10:00' }, [{ kind: 'post', circle: 'c', text: 'Oi {name}' }])).toBe(
      false,
    )
    expect(of({ kind: 'time', every: 'day', at: '10:00' }, [{ kind: 'mute', days: 3 }])).toBe(false)
    expect(of({ kind: 'joined' }, [{ kind: 'add', circle: 'c' }], [{ kind: 'photo' }])).toBe(false)
    expect(of({ kind: 'joined' }, [])).toBe(false)
    expect(of({ kind: 'joined' }, [{ kind: 'post', circle: 'c', text: 'Oi {name}' }])).toBe(true)
  })
})
