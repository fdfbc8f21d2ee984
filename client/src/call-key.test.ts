import { expect, it } from 'vitest'
import { keyedCalls } from './call-key.ts'

it('keeps the key of the same words until an answer came', async () => {
  const ask = keyedCalls()
  const keys: string[] = []
  const lost = (words: object) =>
    ask(words, async (key) => {
      keys.push(key)
      throw new Error('no answer')
    }).catch(() => {})
  const heard = (words: object) => ask(words, async (key) => keys.push(key))
  await lost({ name: 'Tia' })
  await lost({ name: 'Tia' })
  await heard({ name: 'Tia' })
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[A-Za-z0-9]{20}$/)
  await lost({ name: 'Tia' })
  await lost({ name: 'Tia Lúcia' })
  await heard({ name: 'Tia' })
  expect(new Set(keys).size).toBe(4)
})
