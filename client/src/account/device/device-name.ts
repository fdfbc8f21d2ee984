import { brand } from '@varanda/domain/brand'

/** What a browser says of itself that its owner would say too. */
export interface Browser {
  userAgent: string
  /** Fingers that it can tell apart: an iPad says that it is a Mac. */
  touchPoints: number
  /** It is the installed app. */
  installed: boolean
}

const machines: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

// Most browsers claim to be Chrome or Safari as well: the particular ones come first.
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|Chromium|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** "iPhone · Safari": enough for its owner to know it by, and nothing that would tell two such phones apart. */
export function deviceName({ userAgent, touchPoints, installed }: Browser): string {
  const found = machines.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Web'
  const machine = found === 'Mac' && touchPoints > 1 ? 'iPad' : found
  const browser = installed ? brand.name : browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  return browser ? `${machine} · ${browser}` : machine
}
