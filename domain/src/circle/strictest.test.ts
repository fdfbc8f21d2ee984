import { expect, it } from 'vitest'
import type { Moment } from '../moment.ts'
import { type Circle, type CircleRules, usualRules } from './circle.ts'
import { mayGoByMail, mayNameChildren, restrictionsOf } from './strictest.ts'

const circle = (rules: Partial<CircleRules>, more: Partial<Circle> = {}): Circle => ({
  name: 'Primos',
  owner: 'ana',
  kind: 'group',
  createdAt: {} as Moment,
  rules: { ...usualRules('group'), ...rules },
  ...more,
})
const [free, quiet, inside] = [circle({}), circle({ comments: false }), circle({ mail: false })]

it('what one of its circles forbids, the whole post may not, in any order', () => {
  expect(restrictionsOf([])).toEqual({})
  expect(restrictionsOf([free, undefined])).toEqual({})
  expect([restrictionsOf([free, quiet]), restrictionsOf([quiet, free])]).toEqual(Array(2).fill({ comments: false }))
  expect(restrictionsOf([quiet, free, inside])).toEqual({ comments: false, mail: false })
  expect(restrictionsOf([circle({ mail: true }, { template: 'kids' })])).toEqual({ mail: false })
})

it('mail is asked again when it goes out: a later no holds, a later yes does not', () => {
  expect([mayGoByMail({}, [free]), mayGoByMail({}, [free, inside])]).toEqual([true, false])
  expect(mayGoByMail({ mail: false }, [free])).toBe(false)
})

it('children are named in what leaves the app but where one of its circles was made for playdates', () => {
  const playdates = circle({}, { template: 'playdates' })
  expect([mayNameChildren([]), mayNameChildren([free, circle({}, { template: 'kids' })])]).toEqual([true, true])
  expect(mayNameChildren([free, playdates])).toBe(false)
})
