import type { Locale } from '../locale.ts'
import type { Money } from '../money/amount.ts'
import { decimalText } from '../money/format-money.ts'
import type { Given } from './given.ts'
import { happenedAt, type LedgerRow } from './ledger.ts'

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
  /** By which way it came; rows name whoever carries it. */
  ways: Record<Given['way'], string>
}

const wayOf = { pix: 'pix', link: 'link', stripe: 'card' } as const satisfies Record<
  LedgerRow['provider'],
  Given['way']
>

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
  const lines = rows.map((row) => [
    ...[
      happenedAt(row).toDate().toISOString(),
      words.kinds[row.kind],
      words.directions[row.dir],
      amountText(row, locale),
    ],
    ...[row.currency, words.ways[wayOf[row.provider]], who(row), row.tip],
  ])
  return sheetOf([words.columns, ...lines], locale)
}

function amountText(money: Money, locale: Locale): string {
  return locale === 'pt' ? decimalText(money).replace('.', ',') : decimalText(money)
}

function sheetOf(rows: readonly (readonly string[])[], locale: Locale): string {
  const by = locale === 'pt' ? ';' : ','
  return `\uFEFF${rows.map((cells) => cells.map(csvCell).join(by)).join('\r\n')}\r\n`
}

/** What somebody gave, for sheets, in the same form. `who` says whom each was for. */
export function givenCsv(
  tips: readonly Given[],
  who: (tip: Given) => string,
  words: { givenColumns: readonly string[]; states: Record<Given['state'], string>; ways: CsvWords['ways'] },
  locale: Locale,
): string {
  const lines = tips.map((tip) => [
    ...[
      tip.at.toDate().toISOString(),
      words.states[tip.state],
      amountText(tip, locale),
      tip.currency,
      words.ways[tip.way],
      who(tip),
    ],
  ])
  return sheetOf([words.givenColumns, ...lines], locale)
}
