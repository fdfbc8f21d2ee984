import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const areas = readdirSync(new URL('./pt/', import.meta.url))

/** Every path to a text, with its kind: texts and functions of parameters must agree in both languages. */
function shape(value: unknown, path = ''): string[] {
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}.${key}`))
  }
  return [`${path}: ${typeof value}${typeof value === 'function' ? `/${value.length}` : ''}`]
}

function emptyTexts(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return Boolean(value && typeof value === 'object' && Object.values(value).some(emptyTexts))
}

describe('messages', () => {
  it('has the same areas in both languages', () => {
    expect(readdirSync(new URL('./en/', import.meta.url))).toEqual(areas)
  })

  it.each(areas)('%s says the same things in both languages, and nothing is empty', async (area) => {
    const pt = await import(`./pt/${area}`)
    const en = await import(`./en/${area}`)
    expect(shape({ ...en }).sort()).toEqual(shape({ ...pt }).sort())
    expect(emptyTexts({ ...pt }) || emptyTexts({ ...en })).toBe(false)
  })
})
