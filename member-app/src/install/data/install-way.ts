/** How this browser puts the app among a device's others; each has words of its own. */
export const installWays = [
  'prompt',
  'iphone-safari',
  'iphone-other',
  'inner',
  'android-samsung',
  'android-firefox',
  'android-other',
  'mac-safari',
  'desktop-firefox',
  'desktop-other',
] as const
export type InstallWay = (typeof installWays)[number]

export interface InstallBrowser {
  userAgent: string
  /** Fingers that it can tell apart: an iPad says that it is a Mac. */
  touchPoints: number
  /** It has said that it asks by itself when we want it to. */
  prompts: boolean
}

/** Windows that other apps open links in. What an iPhone shows in one says nothing of Safari. */
const inner = /FBAN|FBAV|Instagram|WhatsApp|Line\/|TikTok|musical_ly|Snapchat|; wv\)/

/** Which words are true for a browser, by what it says of itself. */
export function installWay({ userAgent, touchPoints, prompts }: InstallBrowser): InstallWay {
  if (prompts) return 'prompt'
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) {
    if (inner.test(userAgent) || !/Safari\//.test(userAgent)) return 'inner'
    return /CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/.test(userAgent) ? 'iphone-other' : 'iphone-safari'
  }
  if (inner.test(userAgent)) return 'inner'
  if (/Android/.test(userAgent)) {
    if (/SamsungBrowser/.test(userAgent)) return 'android-samsung'
    return /Firefox/.test(userAgent) ? 'android-firefox' : 'android-other'
  }
  if (/Firefox/.test(userAgent)) return 'desktop-firefox'
  return /Macintosh/.test(userAgent) && !/Chrome|Chromium|Edg\//.test(userAgent) ? 'mac-safari' : 'desktop-other'
}
