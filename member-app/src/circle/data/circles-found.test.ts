import type { Circle } from '@varanda/domain/circle/circle'
import { expect, it } from 'vitest'
import { type CirclesFound, mayShareWith, myCircles } from './circles-found.ts'

const at = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) }
const circle = (name: string, owner: string, kind: Circle['kind']): Circle => ({ name, owner, kind, createdAt: at })
const family = circle('Família', 'cida', 'group')
const secret = circle('Avós', 'me', 'private')

const found = (over: Partial<CirclesFound> = {}): CirclesFound => ({
  owned: { circles: new Map([['s', secret]]), fromCache: false },
  joined: { roles: new Map([['f', 'moderator']]), fromCache: false },
  circles: new Map([['f', family]]),
  confirmed: new Set(['f']),
  standIns: new Set(),
  ...over,
})

it('are one’s own and those one is in, by name, each once', () => {
  const mine = myCircles(found(), 'me')!
  expect(mine.value.map(({ id, role }) => [id, role])).toEqual([
    ['s', 'owner'],
    ['f', 'moderator'],
  ])
  expect(mine.fromCache).toBe(false)
  const own = found({ joined: { roles: new Map([['s', 'owner']]), fromCache: false } })
  expect(myCircles(own, 'me')!.value).toHaveLength(1)
})

it('say nothing before both lists are known, and whether one is still unconfirmed', () => {
  expect(myCircles(found({ owned: undefined }), 'me')).toBeUndefined()
  expect(myCircles(found({ joined: undefined }), 'me')).toBeUndefined()
  const early = myCircles(found({ circles: new Map(), confirmed: new Set() }), 'me')!
  expect(early.value.map(({ id }) => id)).toEqual(['s'])
  expect(early.fromCache).toBe(true)
})

it('leave out a circle that shows itself no more', () => {
  const gone = myCircles(found({ circles: new Map([['f', undefined]]) }), 'me')!
  expect(gone.value.map(({ id }) => id)).toEqual(['s'])
  expect(gone.fromCache).toBe(false)
})

it('leave out a group that its owner has left, though it names nobody else', () => {
  const owned = { circles: new Map([['g', circle('Primos', 'me', 'group')]]), fromCache: false }
  expect(myCircles(found({ owned }), 'me')!.value.map(({ id }) => id)).toEqual(['f'])
  const joined = { roles: new Map([['g', 'owner' as const]]), fromCache: false }
  expect(myCircles(found({ owned, joined }), 'me')!.value.map(({ id }) => id)).toEqual(['g'])
})

it('are looked after as their owner would by whoever acts as one', () => {
  const acting = myCircles(found({ standIns: new Set(['f']) }), 'me')!.value
  expect(acting.map(({ id, role, actsAs }) => [id, role, actsAs])).toEqual([
    ['s', 'owner', 'owner'],
    ['f', 'moderator', 'owner'],
  ])
  expect(myCircles(found(), 'me')!.value.map(({ actsAs }) => actsAs)).toEqual(['owner', 'moderator'])
})

it('are shared with by whoever may post there', () => {
  const [own, group] = myCircles(found(), 'me')!.value
  expect(mayShareWith(own!, false)).toBe(true)
  expect(mayShareWith(group!, false)).toBe(true)
  const rules = { ...group!.rules, whoPosts: 'moderators' as const }
  const announcing = { ...group!, role: 'member' as const, actsAs: 'member' as const, rules }
  expect(mayShareWith(announcing, true)).toBe(false)
  expect(mayShareWith({ ...announcing, actsAs: 'owner' }, true)).toBe(true)
  const open = { ...own!, circle: circle('Bolos', 'me', 'public') }
  expect(mayShareWith(open, false)).toBe(false)
  expect(mayShareWith({ ...group!, circle: { ...family, frozen: true } }, true)).toBe(false)
})
