import { attributeColumn, type Cells, personColumn, tieColumn } from '../columns.ts'
import { FileFault } from '../file-fault.ts'
import { jsonFormat, jsonVersion } from '../write/write-json.ts'
import type { Gathering } from './gathering.ts'
import { JsonReader } from './json-reader.ts'

type Kind = 'node' | 'edge'
type ColumnOf = (title: string) => keyof Cells | undefined

/**
 * Node-link JSON: an object with `nodes` and `edges` (NetworkX, ours) or `links` (d3). Attributes are members of each,
 * or, as graphology writes them, of their member `attributes`. A node without id is called by its number from 0.
 */
export function readJson(bytes: Uint8Array, gathering: Gathering): void {
  const reader = new JsonReader(bytes)
  if (!reader.isNext('{')) throw new FileFault('not-a-network')
  let hasNodes = false
  reader.object((key) => {
    const isNodes = key === 'nodes'
    if ((isNodes || key === 'edges' || key === 'links') && reader.isNext('[')) {
      hasNodes ||= isNodes
      reader.array(() => {
        const cells: Cells = {}
        readCells(reader, isNodes ? 'node' : 'edge', isNodes ? personColumn : tieColumn, cells, gathering)
        if (isNodes) gathering.person(cells, reader.line)
        else gathering.tie(cells, reader.line)
      })
    } else if (key === 'graph' && reader.isNext('{')) refuseNewer(reader)
    else reader.scalar()
  })
  reader.end()
  if (!hasNodes) throw new FileFault('not-a-network')
}

function readCells(reader: JsonReader, of: Kind, columnOf: ColumnOf, cells: Cells, gathering: Gathering): void {
  reader.object((key) => {
    if (key === 'attributes' && reader.isNext('{')) {
      return readCells(reader, of, (title) => attributeColumn(of, title), cells, gathering)
    }
    const column = columnOf(key)
    const value = reader.scalar()
    // graphology's key of a node is its id; of an edge it says nothing, and of a node that has an id neither.
    if (column === undefined && key !== 'key') gathering.leaveOut(key)
    else if (column !== undefined && value !== undefined && !(key === 'key' && cells.id)) cells[column] = value
  })
}

function refuseNewer(reader: JsonReader): void {
  const about: { format?: string | undefined; version?: string | undefined } = {}
  reader.object((key) => {
    const value = reader.scalar()
    if (key === 'format' || key === 'version') about[key] = value
  })
  if (about.format === jsonFormat && about.version !== String(jsonVersion)) {
    throw new FileFault('newer-version', undefined, about.version)
  }
}
