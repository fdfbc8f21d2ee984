import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GraphPage, graphLimits, graphOf, noInviter, pagesOf, type ShownGraph } from './graph-page.ts'
import { type GraphMember, graphDay, isInGraph, shownGraph } from './graph-page-others.ts'

/** An instance whose members each came through an earlier one, nobody, or somebody who is gone, in shuffled order. */
const instances = fc
  .array(
    fc.record({
      above: fc.nat(),
      isAlone: fc.boolean(),
      isShown: fc.boolean(),
      isPaused: fc.boolean(),
      state: fc.constantFrom('active' as const, 'slowed' as const, 'suspended' as const),
      knows: fc.array(fc.nat(), { maxLength: 4 }),
      place: fc.nat(),
    }),
    { maxLength: 60 },
  )
  .map((rows) => {
    const members: GraphMember[] = rows.map((row, index) => ({
      uid: `uid-${index}-${row.isShown ? 'shown' : 'hidden'}`,
      name: `Name ${index} ${row.isShown ? 'shown' : 'hidden'}`,
      invitedBy: row.isAlone || index === 0 ? (row.place % 5 === 0 ? 'uid-gone' : null) : `${row.above % index}`,
      joined: 20_000 + index,
      state: row.state,
      isShown: row.isShown,
      isPaused: row.isPaused,
      seats: 5,
      taken: row.above % 6,
    }))
    for (const member of members) {
      const above = Number(member.invitedBy ?? Number.NaN)
      if (!Number.isNaN(above)) member.invitedBy = members[above]!.uid
    }
    const order = rows.map((_, index) => index).sort((one, other) => rows[one]!.place - rows[other]!.place)
    const shuffled = order.map((index) => members[index]!)
    const pairs = rows.flatMap(({ knows }, index) => knows.flatMap((other) => [index, other % rows.length]))
    return { members: shuffled, pairs: Uint32Array.from(pairs) }
  })

const text = (pages: readonly GraphPage[]) => JSON.stringify(pages)

describe('the graph of an instance', () => {
  it('names nobody who is hidden, in no page, and ties nobody to them', () => {
    fc.assert(
      fc.property(instances, ({ members, pairs }) => {
        const pages = pagesOf(shownGraph(members, pairs), 7)
        const graph = graphOf(pages, 0)
        expect(text(pages)).not.toContain('hidden')
        expect(graph.members.map(({ uid }) => uid)).toEqual(members.flatMap((one) => (one.isShown ? [one.uid] : [])))
        for (const row of graph.ties) expect(row).toBeLessThan(graph.members.length)
      }),
    )
  })

  it('is the same whatever hidden members are called, know, and whether they are paused or have seats', () => {
    fc.assert(
      fc.property(instances, fc.infiniteStream(fc.nat()), ({ members, pairs }, numbers) => {
        const next = () => numbers.next().value as number
        const changed = members.map((one) =>
          one.isShown ? one : { ...one, name: 'x', isPaused: next() % 2 === 0, seats: 9, taken: next() % 9, joined: 1 },
        )
        const others = members.flatMap(({ isShown }, index) => (isShown ? [] : [index]))
        const more = others.flatMap((index) => [index, next() % members.length])
        const one = pagesOf(shownGraph(members, pairs), 7)
        const other = pagesOf(shownGraph(changed, Uint32Array.from([...pairs, ...more])), 7)
        expect(other).toEqual(one)
      }),
    )
  })

  it('counts each hidden member once, with the nearest shown one above, and few of them only as few', () => {
    fc.assert(
      fc.property(instances, ({ members, pairs }) => {
        const graph = shownGraph(members, pairs)
        const byUid = new Map(members.map((one) => [one.uid, one]))
        const counted = new Map<string | null, number>()
        for (const member of members) {
          if (member.isShown) continue
          let at = byUid.get(member.invitedBy ?? '')
          while (at && !at.isShown) at = byUid.get(at.invitedBy ?? '')
          counted.set(at?.uid ?? null, (counted.get(at?.uid ?? null) ?? 0) + 1)
        }
        const told = (uid: string | null) => {
          const count = counted.get(uid) ?? 0
          return count > 0 && count < 3 ? 'few' : count
        }
        for (const member of graph.members) {
          expect(member.others).toBe(told(member.uid))
          expect(member.taken).toBe(member.others === 0 ? byUid.get(member.uid)!.taken : null)
        }
        expect(graph.others).toBe(told(null))
      }),
    )
  })

  it('hangs whom a hidden member brought under the nearest shown one above', () => {
    const base = { name: 'N', joined: 1, state: 'active', isShown: true, isPaused: false, seats: 5, taken: 1 } as const
    const members: GraphMember[] = [
      { ...base, uid: 'root', invitedBy: null },
      { ...base, uid: 'child', invitedBy: 'root', isShown: false },
      { ...base, uid: 'deep', invitedBy: 'child', isShown: false },
      { ...base, uid: 'leaf', invitedBy: 'deep' },
      { ...base, uid: 'alone', invitedBy: 'gone' },
    ]
    const pairs = Uint32Array.from([0, 1, 1, 2, 2, 3, 0, 3, 4, 3, 3, 4])
    const graph = shownGraph(members, pairs)
    expect(graph.members.map(({ uid, inviter, others }) => [uid, inviter, others])).toEqual([
      ['root', noInviter, 'few'],
      ['leaf', 0, 0],
      ['alone', noInviter, 0],
    ])
    expect([...graph.ties]).toEqual([1, 2])
  })

  it('opens a ring of inviters', () => {
    const base = { name: 'N', joined: 1, state: 'active', isPaused: false, seats: 5, taken: 1 } as const
    const members: GraphMember[] = [
      { ...base, uid: 'a', invitedBy: 'b', isShown: true },
      { ...base, uid: 'b', invitedBy: 'c', isShown: false },
      { ...base, uid: 'c', invitedBy: 'b', isShown: false },
    ]
    const above = (all: GraphMember[]) => shownGraph(all, new Uint32Array()).members.map(({ inviter }) => inviter)
    expect(above(members)).toEqual([noInviter])
    const shown = members.map((one) => ({ ...one, isShown: true }))
    expect(above([...shown, { ...shown[0]!, uid: 'd', invitedBy: 'a' }])).toEqual([1, 2, noInviter, 0])
  })

  it('comes back from its pages as it went in, in whatever order they come', () => {
    fc.assert(
      fc.property(instances, ({ members, pairs }) => {
        const graph = shownGraph(members, pairs)
        expect(graphOf(pagesOf(graph, 1).toReversed(), graph.others)).toEqual(graph)
      }),
    )
  })

  it('fits its pages however long the names are and however many know each other', () => {
    const members = Array.from({ length: 1201 }, (_, index) => ({
      uid: `uid-of-twenty-eight-letters-${index}`,
      name: '\u{1f469}'.repeat(60),
      inviter: index === 0 ? noInviter : 0,
      joined: -3,
      state: 'active' as const,
      isPaused: index === 2,
      seats: 100,
      taken: index,
      others: index * 1000,
    }))
    const ties = new Uint32Array(2 * 200_001).map((_, index) => index % 1201)
    const graph: ShownGraph = { members, ties, others: 'few' }
    const pages = pagesOf(graph, 3)
    expect(pages.map(({ edition, n }) => [edition, n])).toEqual([0, 1, 2, 3, 4, 5].map((n) => [3, n]))
    for (const { uids, names, facts, ties } of pages) {
      expect(names.split('\n').length).toBeLessThanOrEqual(graphLimits.members)
      expect(Buffer.byteLength(uids + names) + facts.length + ties.length).toBeLessThan(512 * 1024)
    }
    expect(graphOf(pages, 'few')).toEqual(graph)
  })

  it('shows adults who stay and did not choose otherwise', () => {
    const card = { ageBand: 'adult', status: 'active' } as const
    expect(isInGraph(card, false)).toBe(true)
    expect(isInGraph(card, true)).toBe(false)
    for (const status of ['slowed', 'suspended'] as const) expect(isInGraph({ ...card, status }, false)).toBe(true)
    expect(isInGraph({ ...card, status: 'leaving' }, false)).toBe(false)
    for (const ageBand of ['child', 'teen', 'youth'] as const)
      expect(isInGraph({ ...card, ageBand }, false)).toBe(false)
  })

  it('counts days as they are in Brasília', () => {
    expect(graphDay(Date.parse('1970-01-02T02:59:59Z'))).toBe(0)
    expect(graphDay(Date.parse('1970-01-02T03:00:00Z'))).toBe(1)
  })
})
