import { brand } from '@varanda/domain/brand'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPageTitle } from '../ui/page-title.ts'
import { showUnread } from './badge.ts'

let badges: (number | 'none')[]

beforeEach(() => {
  badges = []
  vi.stubGlobal('document', { title: '' })
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push('none'),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('stands on the icon and before whatever the page is called, and goes with the last one', () => {
  showPageTitle('Círculos')
  showUnread(3)
  expect(document.title).toBe(`(3) Círculos · ${brand.name}`)
  showPageTitle(brand.name)
  expect(document.title).toBe(`(3) ${brand.name}`)
  showUnread(0)
  expect(document.title).toBe(brand.name)
  expect(badges).toEqual([3, 'none'])
})

it('a browser without badges, or that refuses one, shows the title alone', async () => {
  vi.stubGlobal('navigator', {})
  showUnread(1)
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  showUnread(2)
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  warn.mockRestore()
  expect(document.title).toBe(`(2) ${brand.name}`)
  showUnread(0)
})
