import { afterEach, expect, test } from 'vitest'
import { $unsentWords } from '../../data/unsent-words.ts'
import { $plan, begin, change, finishPlan } from './plan.ts'

afterEach(() => $plan.set(undefined))

test('words of a plan hold the page until it is made, or there are none', () => {
  const held = $unsentWords.get()
  begin('family', 'beto')
  expect($unsentWords.get()).toBe(held)
  change({ name: 'Os Andrade' })
  change({ purpose: 'Domingo' })
  expect($unsentWords.get()).toBe(held + 1)
  finishPlan($plan.get()!.id)
  expect($unsentWords.get()).toBe(held)

  begin('scratch', 'beto')
  change({ name: 'A' })
  expect($unsentWords.get()).toBe(held + 1)
  change({ name: '' })
  expect($unsentWords.get()).toBe(held)
})
