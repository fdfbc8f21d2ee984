import type { Circle } from '@varanda/domain/circle/circle'
import { type Audience, audienceLimits, forConnections, forPeople } from '@varanda/domain/post/audience'
import { expect, it } from 'vitest'
import type { MyCircle } from '../../circle/data/circles-found.ts'
import { type Agreed, blockerOf } from './blocker.ts'
import { addPerson, forCircle, forNobody, leaveOut, stillMine, turnCircle, turnConnections } from './choice.ts'
import { type Known, reachOnDevice, reachTold, wholeConflicts } from './reach-on-device.ts'
import { sayReach } from './say-reach.ts'
import { words } from './words.ts'

const at = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) }
const circle = (id: string, kind: Circle['kind'], members?: number): MyCircle => ({
  id,
  circle: { name: id, owner: 'me', kind, createdAt: at, ...(members && { members }) },
  role: 'owner',
  actsAs: 'owner',
  rules: { whoPosts: 'members', whoInvites: 'members', history: 'all', comments: true, mail: true },
})
const mine = [circle('family', 'group'), circle('secret', 'private'), circle('bakery', 'public', 9)]

it('a public circle is chosen alone, and goes when anything else is', () => {
  expect(turnCircle(forConnections(['rafa']), 'bakery', mine)).toEqual({ audience: forCircle('bakery'), dropped: true })
  expect(turnCircle(forNobody, 'bakery', mine)).toEqual({ audience: forCircle('bakery') })
  expect(turnCircle(forCircle('bakery'), 'family', mine)).toEqual({ audience: forCircle('family'), dropped: true })
  expect(turnConnections(forCircle('bakery'), mine)).toEqual({ audience: forConnections(), dropped: true })
  expect(addPerson(forCircle('bakery'), 'ana', mine)).toEqual({ audience: forPeople(['ana']), dropped: true })
})

it('exceptions stay as long as there is something that they concern', () => {
  const both = { ...forConnections(['rafa']), circles: ['secret', 'family'] }
  const circlesOnly = turnConnections(both, mine)
  expect(circlesOnly).toMatchObject({ audience: { connections: false, except: ['rafa'] } })
  const group = turnCircle((circlesOnly as { audience: typeof both }).audience, 'secret', mine)
  expect(group).toEqual({ audience: forCircle('family') })
})

it('has room for so many circles and people', () => {
  const many = Array.from({ length: audienceLimits.circles }, (_, n) => circle(`c${n}`, 'group'))
  const full = { ...forNobody, circles: many.map(({ id }) => id) }
  expect(turnCircle(full, 'family', [...mine, ...many])).toEqual({ refused: 'too-many-circles' })
  const people = Array.from({ length: audienceLimits.people }, (_, n) => `p${n}`)
  expect(addPerson(forPeople(people), 'ana', mine)).toEqual({ refused: 'too-many-people' })
})

it('who is named alone is just taken out; who is reached otherwise becomes an exception', () => {
  expect(leaveOut(forPeople(['ana', 'beto']), 'ana', false)).toEqual({ audience: forPeople(['beto']) })
  expect(leaveOut({ ...forConnections(), people: ['ana'] }, 'ana', true)).toEqual({ audience: forConnections(['ana']) })
  const back = addPerson(forConnections(['ana']), 'ana', mine)
  expect(back).toEqual({ audience: { ...forConnections(), people: ['ana'] } })
})

it('is without circles and people that are no more the author’s', () => {
  const kept = { ...forPeople(['ana', 'gone']), circles: ['family', 'left'] }
  const now = stillMine(kept, new Set(['ana']), mine)
  expect(now).toEqual({ audience: { ...forPeople(['ana']), circles: ['family'] }, lost: true })
  expect(stillMine(now.audience, new Set(['ana']), mine)).toEqual({ audience: now.audience, lost: false })
})

const known: Known = {
  author: 'me',
  people: new Map([
    ['ana', { name: 'Ana' }],
    ['beto', { name: 'Beto' }],
    ['rafa', { name: 'Rafa' }],
  ]),
  rosters: new Map([['family', { me: { name: 'Me' }, ana: { name: 'Ana' }, nena: { name: 'Nena' } }]]),
  mine,
  pairs: [{ one: 'ana', other: 'rafa' }],
  closest: ['beto'],
}

it('reaches by all ways, the best known first, as far as the device can tell', () => {
  const reach = reachOnDevice({ ...forConnections(['rafa']), circles: ['family'] }, known)
  expect(reach.readers.map(({ uid, circles, isKnown }) => [uid, circles, isKnown])).toEqual([
    ['beto', [], true],
    ['ana', ['family'], true],
    ['nena', ['family'], false],
  ])
  expect(reach).toMatchObject({ count: 3, isWhole: true, together: [] })
  expect(reachOnDevice(forConnections(), known).together).toEqual(known.pairs)
  expect(reachOnDevice(forCircle('bakery'), known)).toMatchObject({ readers: [], count: 8, isWhole: false })
})

it('says what the instance told in the same order', () => {
  const people = ['ana', 'beto'].map((uid) => ({ uid, name: uid, circles: [], isKnown: true }))
  const told = reachTold({ people, count: 2, shown: '', together: [] }, forConnections(), known)
  expect(told.readers.map(({ uid }) => uid)).toEqual(['beto', 'ana'])
})

it('finds who was taken out but is in a group that sees all of it', () => {
  const audience = { ...forConnections(['ana', 'rafa']), circles: ['family', 'secret'] }
  expect(wholeConflicts(audience, known)).toEqual([{ uid: 'ana', circleId: 'family' }])
  expect(wholeConflicts(audience, known, { circles: ['family'], except: ['ana'] })).toEqual([])
  expect(wholeConflicts(audience, known, { circles: ['secret'], except: ['ana'] })).toHaveLength(1)
})

it('asks first what has to be decided, and sends nothing to too many', () => {
  const preview = { state: 'away' } as const
  const of = (audience: Parameters<typeof blockerOf>[0], count?: number, agreed: Agreed = []) => {
    const reach = reachOnDevice(audience, known)
    return blockerOf(audience, { ...reach, count: count ?? reach.count }, known, { preview, agreed })
  }
  expect(of(forNobody)).toEqual({ kind: 'nobody' })
  expect(of(forConnections())).toEqual({ kind: 'apart', pair: { one: 'ana', other: 'rafa' }, more: 0 })
  expect(of(forConnections(), undefined, [{ one: 'rafa', other: 'ana' }])).toBeUndefined()
  expect(of(forConnections(), undefined, 'all')).toBeUndefined()
  expect(of(forConnections(['rafa']), audienceLimits.readers)).toBeUndefined()
  expect(of(forConnections(['rafa']), audienceLimits.readers + 1)).toEqual({
    kind: 'refused',
    code: 'too-many-readers',
  })
})

it('holds nothing back from a group or public circle in which nobody is yet, where newcomers read what was before', () => {
  const among = (one: MyCircle) => {
    const alone = { ...known, rosters: new Map([[one.id, { me: { name: 'Me' } }]]), mine: [one] }
    const reach = reachOnDevice(forCircle(one.id), alone)
    const blocker = blockerOf(forCircle(one.id), reach, alone, { preview: { state: 'away' }, agreed: [] })
    return { blocker, says: sayReach(reach, blocker) }
  }
  const closed = (kind: Circle['kind']) => {
    const one = circle('new', kind)
    return { ...one, rules: { ...one.rules, history: 'new' as const } }
  }
  for (const kind of ['group', 'public'] as const) {
    expect(among(circle('new', kind))).toEqual({ blocker: undefined, says: words.onlyYou })
    expect(among(closed(kind))).toEqual({ blocker: { kind: 'nobody' }, says: words.nobody })
  }
  expect(among(circle('new', 'private'))).toEqual({ blocker: { kind: 'nobody' }, says: words.nobody })
})

it('asks about each pair who are never together, also about one that comes later', () => {
  const [first, second] = [
    { one: 'ana', other: 'rafa' },
    { one: 'ana', other: 'beto' },
  ]
  const of = (agreed: Agreed) => {
    const twice = { ...known, pairs: [first, second] }
    return blockerOf(forConnections(), reachOnDevice(forConnections(), twice), twice, {
      preview: { state: 'away' },
      agreed,
    })
  }
  expect(of([])).toEqual({ kind: 'apart', pair: first, more: 1 })
  expect(of([first])).toEqual({ kind: 'apart', pair: second, more: 0 })
  expect(of([first, second])).toBeUndefined()
})

it('a circle that takes nothing from me any more holds back what was to go to it', () => {
  const group = circle('family', 'group')
  const among = (one: MyCircle, before?: Audience) => {
    const known: Known = {
      author: 'me',
      people: new Map(),
      rosters: new Map([['family', { ana: { name: 'Ana' } }]]),
      mine: [one],
      pairs: [],
      closest: [],
    }
    const reach = reachOnDevice(forCircle('family'), known)
    return blockerOf(forCircle('family'), reach, known, {
      preview: { state: 'counting' },
      agreed: [],
      before,
    })
  }
  const announcing = { ...group, rules: { ...group.rules, whoPosts: 'moderators' as const } }
  expect(among(group)).toBeUndefined()
  expect(among(announcing)).toBeUndefined()
  expect(among({ ...announcing, role: 'member', actsAs: 'owner' })).toBeUndefined()
  expect(among({ ...announcing, role: 'member', actsAs: 'member' }, forCircle('family'))).toBeUndefined()
  expect(among({ ...announcing, role: 'member', actsAs: 'member' })).toEqual({
    kind: 'shut',
    circleId: 'family',
    code: 'not-yours-to-post',
  })
  expect(among({ ...group, circle: { ...group.circle, frozen: true } })).toMatchObject({ code: 'circle-frozen' })
})
