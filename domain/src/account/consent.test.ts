import { describe, expect, it } from 'vitest'
import { consentCookie, measuredPage, readConsent } from './consent.ts'

const { revision } = consentCookie
const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('readConsent', () => {
  it('is yes only to today’s question', () => {
    expect(readConsent(cookie({ categories: ['analytics'], revision }))).toBe('yes')
    expect(readConsent(cookie({ categories: [], revision }))).toBe('no')
    expect(readConsent(cookie({ categories: ['analytics'], revision: revision - 1 }))).toBe('unasked')
  })

  it.each([undefined, '', '%', 'yes', 'null', cookie({ categories: 'analytics', revision })])(
    'takes %j for no answer',
    (value) => {
      expect(readConsent(value)).toBe('unasked')
    },
  )
})

describe('measuredPage', () => {
  it('knows the routes in both languages', () => {
    expect(measuredPage('/')).toEqual({ name: 'home', path: '/' })
    expect(measuredPage('/en')).toEqual({ name: 'home', path: '/' })
    expect(measuredPage('/en/use-cases')).toEqual({ name: 'useCases', path: '/use-cases' })
  })

  it.each(['/user/post/uid_secret', '/media/a/b/c', '/blog/my-name/uid', '/unsubscribe/token', '/en/joined'])(
    'says nothing of what %s holds',
    (path) => {
      const { name, path: told } = measuredPage(path)
      expect(['post', 'other']).toContain(name)
      expect(told).toBe(name === 'post' ? '/blog/post' : '/other')
    },
  )
})
