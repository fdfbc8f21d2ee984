import { brand } from '@varanda/domain/brand'

/** 17h is light, 19h is dark. Without a choice the system decides. */
export type Hour = '17' | '19'

/** Where the choice is kept. */
export const key = 'hour'

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

/** Puts an hour, or none, on the page: the tokens follow `data-hour`, the browser's bar follows `theme-color`. */
export const showHour = (hour: Hour | undefined): void => {
  const { dataset } = document.documentElement
  if (hour) dataset.hour = hour
  else delete dataset.hour
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isNight = hour ? hour === '19' : meta.media.includes('dark')
    meta.content = isNight ? brand.themeColor.night : brand.themeColor.day
  }
}

export const chooseHour = (hour: Hour): void => {
  try {
    localStorage.setItem(key, hour)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  showHour(hour)
}
