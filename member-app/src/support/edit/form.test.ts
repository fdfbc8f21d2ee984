import { newId } from '@varanda/domain/ids'
import type { Moment } from '@varanda/domain/moment'
import { noTotals, type SupportPage } from '@varanda/domain/support/support-page'
import { expect, test } from 'vitest'
import { followed, formOf, newGoal, wishOf } from './form.ts'

const at = { toMillis: () => 0 } as Moment
const page: SupportPage = {
  ...{ on: true, words: '', currency: 'BRL', tiers: [], ways: { pix: false, card: false }, links: [], numbered: 0 },
  ...{ totals: {}, createdAt: at, changedAt: at },
  goal: { id: newId(), title: 'Uma batedeira', amount: 20_000, totals: noTotals },
}

test('a goal stays itself with its words and its amount, and is another one in another currency', () => {
  const form = formOf(page)
  const changed = { ...form, goal: { ...form.goal!, title: 'Um forno', amount: '300,00' } }
  expect(wishOf(changed, page).goal).toEqual({ id: page.goal!.id, title: 'Um forno', amount: 30_000 })
  expect(wishOf({ ...form, currency: 'USD' }, page).goal).not.toMatchObject({ id: page.goal!.id })
  const goal = newGoal()
  expect(wishOf({ ...form, currency: 'USD', goal }, page).goal).toMatchObject({ id: goal.id })
})

test('what is typed follows a page that came to take Pix, or that closed as its last way went', () => {
  const typed = { ...formOf(page), words: 'Bolos', currency: 'EUR' as const }
  const takesPix = { ...page, ways: { pix: true, card: false } }
  expect(followed(typed, page, takesPix)).toEqual({ ...typed, currency: 'BRL' })
  const closed = { ...page, on: false }
  expect(followed(typed, page, closed)).toEqual({ ...typed, on: false })
  expect(followed(typed, closed, closed)).toEqual(typed)
})
