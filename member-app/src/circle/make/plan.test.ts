import { afterEach, expect, test } from 'vitest'
import { $unsentWords } from '../../data/unsent-words.ts'
import { makingWords } from '../words.ts'
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

test('another template keeps what was typed, and no other one’s name', () => {
  begin('family', 'beto')
  begin('kids', 'beto')
  expect($plan.get()?.name).toBe(makingWords.templates.kids.suggested)
  change({ name: 'Os Andrade', purpose: 'Domingo' })
  begin('playdates', 'beto')
  expect($plan.get()).toMatchObject({ template: 'playdates', name: 'Os Andrade', purpose: 'Domingo' })
})
