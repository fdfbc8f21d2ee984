import type { NetworkFileFault } from '@varanda/domain/network-file-fault'

/** What of a `FileFault` passes between threads. */
export interface ToldFault {
  readonly code: NetworkFileFault
  readonly line?: number | undefined
  readonly detail: string
  readonly file?: string | undefined
}

interface FaultWords {
  readonly line: string
  readonly lineOfFile: string
  readonly faults: Readonly<Record<NetworkFileFault, string>>
}

/** A fault in the words of the reader's language, with its place. */
export function tellFault({ code, line, detail, file }: ToldFault, words: FaultWords): string {
  const what = words.faults[code].replaceAll('{detail}', () => detail)
  const place = line === undefined ? '' : file ? words.lineOfFile : words.line
  const where = place.replace('{line}', String(line)).replace('{file}', () => file ?? '')
  return where ? `${where} ${what}` : what
}
