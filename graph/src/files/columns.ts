/** What a network holds of a person and of a tie, and what other programs call it. */
export type PersonColumn = 'id' | 'name' | 'label' | 'group' | 'joined' | 'born' | 'household' | 'inviter'
export type TieColumn = 'source' | 'target' | 'kind'
export type Column = PersonColumn | TieColumn

/** One person or one tie as a file tells it. */
export type Cells = { [Name in Column]?: string }

const personTitles = new Map<string, PersonColumn>([
  ['id', 'id'],
  ['key', 'id'],
  ['name', 'name'],
  ['label', 'label'],
  ['group', 'group'],
  ['family', 'group'],
  ['joined', 'joined'],
  ['born', 'born'],
  ['birthday', 'born'],
  ['household', 'household'],
  ['inviter', 'inviter'],
  ['invitedby', 'inviter'],
])

const tieTitles = new Map<string, TieColumn>([
  ['source', 'source'],
  ['from', 'source'],
  ['target', 'target'],
  ['to', 'target'],
  ['kind', 'kind'],
])

/** Most files write the same titles again and again, just as they stand here. */
const found = <Name>(titles: ReadonlyMap<string, Name>, title: string): Name | undefined =>
  titles.get(title) ?? titles.get(title.toLowerCase().replace(/[\s_-]/g, ''))

/** The column that a title in any case stands for, with or without spaces and dashes. */
export const personColumn = (title: string): PersonColumn | undefined => found(personTitles, title)

/** The same for ties. */
export const tieColumn = (title: string): TieColumn | undefined => found(tieTitles, title)

/**
 * The same for what a file declares as an attribute: that a node or an edge is called so says nothing of whose it is.
 */
export function attributeColumn(of: 'node' | 'edge', title: string): Column | undefined {
  const column = of === 'node' ? personColumn(title) : tieColumn(title)
  return column === 'id' || column === 'source' || column === 'target' ? undefined : column
}
