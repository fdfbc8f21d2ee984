import { expect, it } from 'vitest'
import { isLinkAddress, linkAddress } from './link-address.ts'

it('makes whole what people type', () => {
  expect(linkAddress(' exemplo.com.br ')).toBe('https://exemplo.com.br')
  expect(linkAddress('exemplo.com/receitas?a=1#b')).toBe('https://exemplo.com/receitas?a=1#b')
  expect(linkAddress('http://exemplo.com')).toBe('http://exemplo.com')
  expect(linkAddress('cida@example.org')).toBe('mailto:cida@example.org')
  expect(linkAddress('maçã.com.br')).toBe('https://maçã.com.br')
  expect(linkAddress('/about')).toBe('/about')
  expect(linkAddress('#fim')).toBe('#fim')
})

it('leads nowhere else', () => {
  for (const typed of [
    '',
    '  ',
    'a casa',
    'casa',
    'javascript:alert(1)',
    'JaVaScript:x',
    'data:text/html,x',
    '//mau.com',
    '/\\mau.com',
    'file:///etc',
    'https://',
  ])
    expect(linkAddress(typed), typed).toBeUndefined()
})

it('is not misled by what browsers read past', () => {
  for (const href of ['java\tscript:x', ' \u0001javascript:x', 'vbscript:x', '//x', '\\\\x', ''])
    expect(isLinkAddress(href), href).toBe(false)
  for (const href of ['https://x.y', 'MAILTO:a@b.c', 'receitas/bolo', '?a', '#b'])
    expect(isLinkAddress(href), href).toBe(true)
})
