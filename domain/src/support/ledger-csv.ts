import type { Locale } from '../locale.ts'
import { decimalText } from '../money/format-money.ts'
import type { LedgerRow } from './ledger.ts'

/** By what a sheet would take a cell for a formula, in half and full width. */
const formula = /^\s*[=+\-@|%\t\r＝＋－＠]/u

/** A cell as every sheet reads it back: quoted, on one line, never a formula. */
export function csvCell(text: string): string {
  const plain = text.replaceAll('\u0000', '').replace(/[\r\n]+/g, ' ')
  const safe = formula.test(text) || formula.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}

export interface CsvWords {
  columns: readonly string[]
  kinds: Record<LedgerRow['kind'], string>
  directions: Record<LedgerRow['dir'], string>
}

/**
 * A ledger for sheets, with the mark by which they know UTF-8. Amounts are positive, beside the way they went; in pt they have
 * a comma, and cells are parted by semicolons. `who` says each row's supporter.
 */
export function ledgerCsv(
  rows: readonly LedgerRow[],
  who: (row: LedgerRow) => string,
  words: CsvWords,
  locale: Locale,
): string {
  const by = locale === 'pt' ? ';' : ','
  const amountOf = (row: LedgerRow) => (locale === 'pt' ? decimalText(row).replace('.', ',') : decimalText(row))
  const lines = rows.map((row) => [
    ...[row.at.toDate().toISOString(), words.kinds[row.kind], words.directions[row.dir], amountOf(row), row.currency],
    ...[row.provider, who(row), row.tip],
  ])
  return `\uFEFF${[words.columns, ...lines].map((cells) => cells.map(csvCell).join(by)).join('\r\n')}\r\n`
}
