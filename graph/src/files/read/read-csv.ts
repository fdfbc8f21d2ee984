import { type Cells, personColumn, tieColumn } from '../columns.ts'
import { FileFault } from '../file-fault.ts'
import { unguardFormula } from '../write/formula-guard.ts'
import { CsvReader } from './csv-reader.ts'
import type { Gathering } from './gathering.ts'

/** Which of the two tables of a network the first row announces; nothing for any other text. */
export function tableOf(bytes: Uint8Array): 'people' | 'ties' | undefined {
  const { titles } = new CsvReader(bytes)
  const ties = titles.map(tieColumn)
  if (ties.includes('source') || ties.includes('target')) return 'ties'
  const people = titles.map(personColumn)
  if (people.includes('id') || people.includes('name') || people.includes('label')) return 'people'
}

/** A person in each row. Without a column `id` they are called by their number from 0. */
export function readPeopleTable(bytes: Uint8Array, gathering: Gathering): void {
  eachRow(bytes, personColumn, gathering, (cells, line) => {
    for (const column of ['name', 'label', 'group'] as const) {
      const text = cells[column]
      if (text) cells[column] = unguardFormula(text)
    }
    gathering.person(cells, line)
  })
}

/** A tie in each row. */
export function readTiesTable(bytes: Uint8Array, gathering: Gathering): void {
  eachRow(bytes, tieColumn, gathering, (cells, line) => gathering.tie(cells, line))
}

function eachRow(
  bytes: Uint8Array,
  columnOf: (title: string) => keyof Cells | undefined,
  gathering: Gathering,
  take: (cells: Cells, line: number) => void,
): void {
  const reader = new CsvReader(bytes)
  const columns = reader.titles.map(columnOf)
  for (const [index, title] of reader.titles.entries()) {
    const column = columns[index]
    if (column === undefined && title !== '') gathering.leaveOut(title)
    else if (column !== undefined && columns.indexOf(column) < index) throw new FileFault('syntax', 1, title)
  }
  for (let row = reader.next(); row; row = reader.next()) {
    const cells: Cells = {}
    for (const [index, value] of row.entries()) {
      const column = columns[index]
      if (column && value !== '') cells[column] = value
    }
    take(cells, reader.line)
  }
}
