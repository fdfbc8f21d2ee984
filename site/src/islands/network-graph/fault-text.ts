import { networkFiles as en } from '@varanda/domain/graph/messages/en/network-files'
import { networkFiles as pt } from '@varanda/domain/graph/messages/pt/network-files'
import type { Locale } from '@varanda/domain/locale'
import { fill } from '@varanda/explorer/fill'
import type { Fault } from '@varanda/explorer/worker/jobs'

/** "Linha 7. ...": where in a file, and what is wrong there. Nothing for a job that fell. */
export function faultText({ code, line, detail = '', file = '' }: Fault, locale: Locale): string {
  if (code === 'crashed') return ''
  const words = locale === 'en' ? en : pt
  const where = line === undefined ? '' : fill(file ? words.lineOfFile : words.line, { file, line })
  return `${where} ${fill(words.faults[code], { detail, line: line ?? '' })}`.trim()
}
