import { describe, expect, it } from 'vitest'
import { commonOf, type Mutual, mutualChanges, mutualKept } from './mutual.ts'

/** Members with what each knows and holds, and what functions do to it. */
function world(size: number) {
  const uids = Array.from({ length: size }, (_, index) => `m${String(index).padStart(2, '0')}`)
  const known = new Map(uids.map((uid) => [uid, new Set<string>()]))
  const mutual = new Map<string, Mutual['people']>(uids.map((uid) => [uid, {}]))
  const keep = (one: string, other: string) => {
    const state = {
      one,
      other,
      known: { one: known.get(one)!, other: known.get(other)! },
      mutual: { one: mutual.get(one)!, other: mutual.get(other)! },
    }
    const { list, changes } = mutualChanges(state)
    const set = (owner: string, about: string, value: string[] | null) => {
      if (value) mutual.get(owner)![about] = value
      else delete mutual.get(owner)![about]
    }
    for (const [owner, about] of [
      [one, other],
      [other, one],
    ] as const)
      set(owner, about, list && [...list])
    for (const {
      pair: [a, b],
      person,
      change,
    } of changes) {
      for (const [owner, about] of [
        [a, b],
        [b, a],
      ] as const) {
        const before = mutual.get(owner)![about] ?? []
        set(owner, about, change === 'add' ? [...new Set([...before, person])] : before.filter((uid) => uid !== person))
      }
    }
  }
  const turn = (one: string, other: string) => {
    const isKnown = known.get(one)!.has(other)
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      isKnown ? known.get(a)!.delete(b) : known.get(a)!.add(b)
  }
  return { uids, known, mutual, keep, turn }
}

describe('whom two members know both', () => {
  it(`is never somebody whom one of them does not know, nor more than ${mutualKept}, and alike on both sides`, () => {
    let state = 7
    const below = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return Math.floor((state / 2 ** 31) * most)
    }
    const { uids, known, mutual, keep, turn } = world(14)
    for (let step = 0; step < 400; step++) {
      const [one, other] = [uids[below(uids.length)]!, uids[below(uids.length)]!]
      if (one === other) continue
      turn(one, other)
      // A trigger comes late and twice.
      keep(one, other)
      if (below(5) === 0) keep(one, other)
      // An expectation of each of them would cost more than all of the rest.
      const faults: string[] = []
      for (const uid of uids) {
        for (const [about, list] of Object.entries(mutual.get(uid)!)) {
          const isOf = `of ${uid} and ${about}, in step ${step}: ${list}`
          const [own, theirs] = [known.get(uid)!, known.get(about)!]
          if (!own.has(about) && list.length > 0) faults.push(`strangers' ${isOf}`)
          if (list.length > mutualKept) faults.push(`too many ${isOf}`)
          if (String(mutual.get(about)![uid] ?? []) !== String(list)) faults.push(`one-sided ${isOf}`)
          if (!list.every((third) => own.has(third) && theirs.has(third))) faults.push(`unknown ${isOf}`)
        }
      }
      expect(faults).toEqual([])
    }
  })

  it('is told to whom they know, too, and asks for nothing more when asked again', () => {
    const { known, mutual, keep, turn } = world(3)
    for (const [one, other] of [
      ['m00', 'm01'],
      ['m01', 'm02'],
      ['m00', 'm02'],
    ] as const) {
      turn(one, other)
      keep(one, other)
    }
    expect(mutual.get('m00')).toEqual({ m01: ['m02'], m02: ['m01'] })
    expect(commonOf(known.get('m00')!, known.get('m01')!)).toEqual(['m02'])
    const before = structuredClone([...mutual])
    keep('m00', 'm02')
    expect([...mutual]).toEqual(before)
  })
})
