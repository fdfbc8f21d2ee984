import type { LedgerRow } from '@varanda/domain/support/ledger'
import { ledgerCsv } from '@varanda/domain/support/ledger-csv'
import { locale } from '../../ui/locale.ts'
import { words } from '../words.ts'

/** Hands the rows to the browser as a file, made on this device. */
export function saveCsv(rows: readonly LedgerRow[], whoOf: (row: LedgerRow) => string): void {
  const text = ledgerCsv(rows, whoOf, words.csv, locale)
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: words.ledger.file })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
