import { brand } from '@varanda/domain/brand'
import { atom } from 'nanostores'

/** 17h is light, 19h is dark, and without a choice the device decides. The public pages keep the same key. */
export type Hour = '17' | '19' | 'auto'

const key = 'hour'

function chosenHour(): Hour {
  try {
    const stored = localStorage.getItem(key)
    return stored === '17' || stored === '19' ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

export const $hour = atom<Hour>(chosenHour())

/** Puts the hour on the page: the tokens follow `data-hour`, the browser's bar its theme colour. */
export function showHour(hour: Hour): void {
  if (hour === 'auto') delete document.documentElement.dataset.hour
  else document.documentElement.dataset.hour = hour
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const dark = hour === 'auto' ? meta.media.includes('dark') : hour === '19'
    meta.content = dark ? brand.themeColor.night : brand.themeColor.day
  }
}

export function chooseHour(hour: Hour): void {
  try {
    if (hour === 'auto') localStorage.removeItem(key)
    else localStorage.setItem(key, hour)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  $hour.set(hour)
  if (document.startViewTransition) document.startViewTransition(() => showHour(hour))
  else showHour(hour)
}

/** What is chosen in another tab counts here as well. */
export function followHour(): void {
  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    const hour = chosenHour()
    $hour.set(hour)
    showHour(hour)
  })
}
