import { inviteInAddress, inviteInText } from '@varanda/domain/capability/capability-link'
import { newInviteToken } from '@varanda/domain/ids'
import { describe, expect, it } from 'vitest'
import { cookieValue } from '../src/scripts/cookie.ts'
import { localeRedirect } from '../src/scripts/locale-redirect.ts'

const browser = 'Mozilla/5.0 (Linux; Android 16) Chrome/153.0 Mobile'
const visit = { pathname: '/', search: '', cookieLocale: undefined, languages: ['pt-BR'], userAgent: browser }

describe('localeRedirect', () => {
  it.each([
    ['a Portuguese browser', {}, null],
    ['an English browser', { languages: ['en-GB', 'pt'] }, '/en'],
    ['a browser that speaks neither', { languages: ['ja', 'ko'] }, null],
    ['the first of our languages in a longer list', { languages: ['ja', 'en', 'pt'] }, '/en'],
    ['the cookie over the browser', { cookieLocale: 'pt', languages: ['en'] }, null],
    ['an English cookie over a Portuguese browser', { cookieLocale: 'en' }, '/en'],
    ['a cookie that is no language of ours', { cookieLocale: '//evil', languages: ['en'] }, '/en'],
    ['an address that asks for Portuguese', { search: '?lang=pt', cookieLocale: 'en', languages: ['en'] }, null],
    ['any other path', { pathname: '/join', languages: ['en'] }, null],
    ['a link of an English mail', { pathname: '/auth', search: '?mode=resetPassword&lang=en' }, '/en/auth'],
    [
      'a link of a Portuguese mail',
      { pathname: '/auth', search: '?mode=resetPassword&lang=pt', languages: ['en'] },
      null,
    ],
    ['a Portuguese mail on an English page', { pathname: '/en/auth', search: '?oobCode=1&lang=pt-BR' }, '/auth'],
    ['an invite in English', { pathname: '/join', search: '?lang=en&invite=x', cookieLocale: 'pt' }, '/en/join'],
    ['an invite in Portuguese', { pathname: '/en/join', search: '?lang=pt', languages: ['en'] }, '/join'],
    ['any page in English', { pathname: '/blog/cobogo', search: '?lang=en-US' }, '/en/blog/cobogo'],
    ['the English root in Portuguese', { pathname: '/en', search: '?lang=pt', cookieLocale: 'en' }, '/'],
    ['a language that is not ours', { pathname: '/join', search: '?lang=fr' }, null],
    ['an address that would be another host', { pathname: '/en//evil.example', search: '?lang=pt' }, '/evil.example'],
    ['a robot on an address with a language', { pathname: '/join', search: '?lang=en', userAgent: 'bingbot' }, null],
    ['a search engine', { languages: ['en-US'], userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, null],
    ['what tries a page for a search engine', { languages: ['en-US'], userAgent: 'Google-InspectionTool/1.0' }, null],
    ['a message preview', { languages: ['en-US'], userAgent: 'WhatsApp/2.24' }, null],
  ])('%s', (_, change, expected) => {
    expect(localeRedirect({ ...visit, ...change })).toBe(expected)
  })
})

describe('cookieValue', () => {
  it('finds a cookie by its whole name', () => {
    expect(cookieValue('xuid=1; uid=2; role=', 'uid')).toBe('2')
    expect(cookieValue('xuid=1', 'uid')).toBeUndefined()
    expect(cookieValue('role=', 'role')).toBeUndefined()
    expect(cookieValue('', 'uid')).toBeUndefined()
  })
})

describe('an invite in an address or a pasted text', () => {
  const token = newInviteToken()

  it('is read from the address', () => {
    for (const [search, hash] of [
      ['', `#invite=${token}`],
      ['?a=1', `#invite=${token}&b=2`],
      [`?a=1&invite=${token}`, ''],
      [`?invite=${token}`, '#request'],
    ] as const) {
      expect(inviteInAddress({ search, hash })).toBe(token)
    }
    expect(inviteInAddress({ search: '?a=1', hash: '#request' })).toBeNull()
  })

  it.each([
    `https://varanda.example/join#invite=${token}`,
    `https://varanda.example/join?invite=${token}`,
    `https://varanda.example/en/join?utm=x&invite=${token}#top`,
    `Oi, primo! Guardei um lugar:\nhttps://varanda.example/join?invite=${token}\nBeijo`,
    `  ${token}  `,
    `(varanda.example/join?invite=${token}).`,
  ])('is found in %j', (text) => {
    expect(inviteInText(text)).toBe(token)
  })

  it.each([
    '',
    'oi',
    'https://varanda.example/join',
    `https://varanda.example/join?invite=${token.slice(1)}`,
    `${token}x`,
  ])('is not found in %j', (text) => {
    expect(inviteInText(text)).toBeNull()
  })
})
