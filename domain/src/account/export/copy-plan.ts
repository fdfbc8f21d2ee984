import { collections, type DocumentPath, paths } from '../../paths.ts'
import { personalDocuments } from '../personal-data/documents.ts'
import { personalFiles } from '../personal-data/files.ts'
import type { PersonalData } from '../personal-data/row.ts'

type Rows = typeof personalDocuments
type Places = typeof personalFiles
/** The documents that somebody gets in the copy of their data. */
export type CopiedDocument = { [Name in keyof Rows]: Rows[Name] extends { copyFor: string } ? Name : never }[keyof Rows]

/** The places of files that somebody gets in it. */
export type CopiedFiles = {
  [Name in keyof Places]: Places[Name] extends { copyFor: string } ? Name : never
}[keyof Places]

/**
 * How a member's documents of one kind are found: the one of theirs; those of a collection of theirs, all or those that have
 * a moment; what stands below each of their posts, one or several, or of their private circles; or by a field, in one
 * collection or in all of that name.
 */
export type CopyStep = { row: CopiedDocument; without: readonly string[] } & (
  | { walk: 'one' }
  | { walk: 'list'; collection: ListName }
  | { walk: 'having'; collection: ListName; moment: string }
  | { walk: 'one-below' }
  | { walk: 'list-below'; collection: ListName }
  | { walk: 'list-in-circles'; collection: ListName }
  | { walk: 'found'; collection: string; everywhere: boolean; field: string }
)

type Lists = { [Name in keyof typeof collections]: (typeof paths)[Name] extends string ? never : Name }
export type ListName = Lists[keyof typeof collections]

const copied = Object.entries(personalDocuments as Record<DocumentPath, PersonalData>).flatMap(([name, { copyFor }]) =>
  copyFor === undefined ? [] : [{ row: name as CopiedDocument, copyFor }],
)

/** Every step, in the order in which a copy is made: by part, then as the table has them. */
export const copySteps: readonly CopyStep[] = copied
  .map(({ row, copyFor }) => stepOf(row, copyFor))
  .sort((one, other) => partOf(one) - partOf(other))

export const copiedFiles = Object.entries(personalFiles as Record<string, PersonalData>).flatMap(
  ([name, { copyFor }]) => (copyFor === undefined ? [] : [name as CopiedFiles]),
)

/** As which of the parts that the screen counts a step is told, from 0. */
export function partOf({ row, walk }: Pick<CopyStep, 'row' | 'walk'>): number {
  if (walk === 'one' || walk === 'list' || walk === 'having') return 0
  if (row === 'post' || walk === 'one-below' || walk === 'list-below') return 1
  return row === 'comment' || row === 'reaction' ? 2 : 3
}

function stepOf(row: CopiedDocument, copyFor: string): CopyStep {
  const { copyWithout: without = [], copyOnly } = personalDocuments[row] as PersonalData
  const list = Object.entries(collections).find(([, document]) => document === row)?.[0] as ListName | undefined
  const place = list && (paths[list] as string | ((id: string) => string))
  const isBelow = typeof place === 'function'
  if (copyFor === '/posts')
    return isBelow ? { row, without, walk: 'list-below', collection: list! } : { row, without, walk: 'one-below' }
  if (copyFor === '/circles') return { row, without, walk: 'list-in-circles', collection: list! }
  if (copyOnly !== undefined) return { row, without, walk: 'having', collection: list!, moment: copyOnly }
  if (copyFor.startsWith('/'))
    return isBelow ? { row, without, walk: 'list', collection: list! } : { row, without, walk: 'one' }
  if (place === undefined) throw new Error(`${row} is found by a field and is in no collection`)
  const collection = isBelow ? place('x').split('/').at(-1)! : place
  return { row, without, walk: 'found', collection, everywhere: isBelow, field: copyFor }
}
