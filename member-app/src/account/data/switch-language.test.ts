import { afterEach, expect, it, vi } from 'vitest'
import { keepsAppIn } from '../../data/app-worker.ts'
import { switchLanguage } from './switch-language.ts'

/** A browser on the settings, which keeps the app below these addresses. */
function open(onLine: boolean, kept: readonly string[]) {
  const getRegistration = async (path: string) => (kept.includes(path) ? { active: {} } : undefined)
  const [replace, document] = [vi.fn<(to: string) => void>(), { cookie: '' }]
  vi.stubGlobal('navigator', { onLine, serviceWorker: { getRegistration } })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { pathname: '/user/settings', search: '', replace })
  return { replace, document }
}
afterEach(() => vi.unstubAllGlobals())

it('knows in which languages this device keeps the app', async () => {
  open(false, ['/user', '/en/user'])
  expect(await keepsAppIn('en')).toBe(true)
  open(false, ['/user'])
  expect([await keepsAppIn('en'), await keepsAppIn('pt')]).toEqual([false, true])
})

it('stays, and changes nothing, where there is no network and this device keeps only the language of now', async () => {
  const { replace, document } = open(false, ['/user'])
  expect(await switchLanguage('rosa', 'en', 'not kept')).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
})
