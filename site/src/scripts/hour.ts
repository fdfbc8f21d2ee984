import { brand } from '@varanda/domain/brand'

/** 17h is light, 19h is dark. Without a choice the system decides. */
export type Hour = '17' | '19'

const key = 'hour'

export const chosenHour = (): Hour | undefined => {
  try {
    const stored = localStorage.getItem(key)
    return stored === '17' || stored === '19' ? stored : undefined
  } catch {
    return undefined
  }
}

export const currentHour = (): Hour =>
  chosenHour() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? '19' : '17')

/** Puts an hour on the page: the tokens follow `data-hour`, the browser's bar follows `theme-color`. */
export const showHour = (hour: Hour): void => {
  document.documentElement.dataset.hour = hour
  const colour = hour === '17' ? brand.themeColor.day : brand.themeColor.night
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour)
}

export const chooseHour = (hour: Hour): void => {
  try {
    localStorage.setItem(key, hour)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  showHour(hour)
}
