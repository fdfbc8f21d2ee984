import { networkFiles as en } from '@varanda/domain/graph/messages/en/network-files'
import { networkFiles as pt } from '@varanda/domain/graph/messages/pt/network-files'
import type { Locale } from '@varanda/domain/locale'
import { listNames } from '@varanda/domain/messages/plural'
import { countText } from '@varanda/explorer/count-text'
import { fill } from '@varanda/explorer/fill'
import type { ReadReport } from '@varanda/graph/files/read/gathering'

const counted = ['loops', 'merged', 'added', 'otherKinds', 'cut'] as const

/** What was read otherwise than the file has it, in a sentence each; empty when nothing was. */
export function reportText(report: ReadReport, locale: Locale): string {
  const words = (locale === 'en' ? en : pt).report
  const told = counted.filter((what) => report[what] > 0).map((what) => countText(locale, report[what], words[what]))
  if (report.leftOut.length > 0) told.push(fill(words.leftOut, { names: listNames(locale, report.leftOut) }))
  return told.join(' ')
}
