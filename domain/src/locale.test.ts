import { describe, expect, it } from 'vitest'
import { localeOfPath, localizedPath, preferredLocale, unlocalizedPath } from './locale.ts'

describe('locale', () => {
  it.each([
    ['/', '/en'],
    ['/join', '/en/join'],
    ['/user/post/a', '/en/user/post/a'],
  ])('%s has the English twin %s', (path, english) => {
    expect(localizedPath('en', path)).toBe(english)
    expect(unlocalizedPath(english)).toBe(path)
    expect(localeOfPath(english)).toBe('en')
    expect(localeOfPath(path)).toBe('pt')
  })

  it('does not take /entrada for English', () => {
    expect(localeOfPath('/entrada')).toBe('pt')
  })

  it('finds the first of our languages in a browser’s list', () => {
    expect(preferredLocale(['fr-FR', 'en-GB', 'pt-BR'])).toBe('en')
    expect(preferredLocale(['pt-PT'])).toBe('pt')
    expect(preferredLocale(['de'])).toBeUndefined()
  })
})
