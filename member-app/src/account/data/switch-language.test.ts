import { localeCookie } from '@varanda/domain/locale'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveLocale } from './settings.ts'
import { switchLanguage } from './switch-language.ts'

vi.mock('./settings.ts', () => ({ saveLocale: vi.fn(() => Promise.resolve()) }))

const browser = { cookie: '', replace: vi.fn<(to: string) => void>() }

/** A browser on the settings, which keeps the app below these addresses. */
function open(onLine: boolean, kept: readonly string[]): void {
  const getRegistration = async (path: string) => (kept.includes(path) ? { active: {} } : undefined)
  vi.stubGlobal('navigator', { onLine, serviceWorker: { getRegistration } })
}

beforeEach(() => {
  Object.assign(browser, { cookie: '', replace: vi.fn() })
  vi.mocked(saveLocale).mockClear()
  vi.stubGlobal('document', browser)
  vi.stubGlobal('location', { pathname: '/user/settings', search: '', replace: browser.replace })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  { onLine: true, kept: [] },
  { onLine: false, kept: ['/user', '/en/user'] },
])('goes to the other language where it can be shown: %o', async ({ onLine, kept }) => {
  open(onLine, kept)
  expect(await switchLanguage('rosa', 'en')).toBe(true)
  expect(browser.replace).toHaveBeenCalledWith('/en/user/settings')
  expect(browser.cookie).toContain(`${localeCookie.name}=en`)
  expect(saveLocale).toHaveBeenCalledWith('rosa', 'en')
})

it('stays, and changes nothing, where there is no network and this device keeps only the language of now', async () => {
  open(false, ['/user'])
  expect(await switchLanguage('rosa', 'en')).toBe(false)
  expect(browser.replace).not.toHaveBeenCalled()
  expect(browser.cookie).toBe('')
  expect(saveLocale).not.toHaveBeenCalled()
})
