import { afterEach, expect, test, vi } from 'vitest'
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

test('a plan is there after a reload, until it is made', async () => {
  const noted = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
  })
  const reloaded = async () => {
    vi.resetModules()
    return (await import('./plan.ts')).$plan.get()
  }
  begin('family', 'beto')
  change({ name: 'Os Andrade', people: ['ana'] })
  expect(await reloaded()).toEqual($plan.get())
  finishPlan($plan.get()!.id)
  expect(await reloaded()).toBeUndefined()
  vi.unstubAllGlobals()
})
