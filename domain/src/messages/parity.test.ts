import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = new URL('../', import.meta.url)
const filesIn = (language: 'pt' | 'en') => globSync(`**/messages/${language}/*.ts`, { cwd: source }).sort()
const areas = filesIn('pt')
const inEnglish = (area: string) => area.replace('messages/pt/', 'messages/en/')

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
    expect(areas.length).toBeGreaterThan(40)
    expect(filesIn('en')).toEqual(areas.map(inEnglish))
  })

  it.each(areas)('%s says the same things in both languages, and nothing is empty', async (area) => {
    const pt = await import(new URL(area, source).href)
    const en = await import(new URL(inEnglish(area), source).href)
    expect(shape({ ...en }).sort()).toEqual(shape({ ...pt }).sort())
    expect(emptyTexts({ ...pt }) || emptyTexts({ ...en })).toBe(false)
  })
})
