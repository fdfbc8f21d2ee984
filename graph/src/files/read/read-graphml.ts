import { attributeColumn, type Cells, type Column } from '../columns.ts'
import { FileFault } from '../file-fault.ts'
import { mostColumns } from '../limits.ts'
import type { Gathering } from './gathering.ts'
import type { XmlReader } from './xml-reader.ts'

interface Key {
  readonly title: string
  /** What it means of each, if it is told of such and known. */
  readonly node: Column | undefined
  readonly edge: Column | undefined
  usual?: string
}

/** GraphML. Graphs inside nodes are part of the one network; ports and edges of more than two ends are left out. */
export function readGraphml(reader: XmlReader, gathering: Gathering): void {
  const keys = new Map<string, Key>()
  const open: { name: 'node' | 'edge'; cells: Cells; line: number }[] = []
  let key: Key | undefined
  let dataKey: string | undefined
  /** What lies in a port or a hyperedge is none of the element around it. */
  let leftOut = 0
  for (let event = reader.next(); event !== 'end'; event = reader.next()) {
    const { name, attributes } = reader
    if (event === 'open') {
      if (name === 'key') key = declare(keys, reader)
      else if (name === 'data') dataKey = attributes.get('key')
      else if (name === 'node' || name === 'edge') open.push({ name, cells: cellsOf(name, reader), line: reader.line })
      else if (isLeftOut(name)) {
        leftOut += 1
        gathering.leaveOut(name)
      }
    } else if (isLeftOut(name)) leftOut -= 1
    else if (name === 'default' && key) key.usual = reader.text.trim()
    else if (name === 'key') key = undefined
    else if (name === 'data') {
      const of = leftOut > 0 ? undefined : open.at(-1)
      const column = of && keys.get(dataKey ?? '')?.[of.name]
      if (column) of.cells[column] = reader.text
    } else if (name === 'node' || name === 'edge') {
      const { cells, line } = open.pop()!
      for (const { [name]: column, usual } of keys.values()) if (column && usual) cells[column] ??= usual
      if (name === 'node') gathering.person(cells, line)
      else gathering.tie(cells, line)
    }
  }
  for (const { node, edge, title } of keys.values()) if (!node && !edge) gathering.leaveOut(title)
}

const isLeftOut = (name: string) => name === 'hyperedge' || name === 'port'

function declare(keys: Map<string, Key>, { attributes, line }: XmlReader): Key {
  const id = attributes.get('id')
  const title = attributes.get('attr.name') ?? id ?? ''
  if (id === undefined) throw new FileFault('column-missing', line, 'id')
  if (keys.size >= mostColumns) throw new FileFault('too-complex', line, title)
  const isFor = attributes.get('for') ?? 'all'
  const columnOf = (element: 'node' | 'edge') =>
    isFor === element || isFor === 'all' ? attributeColumn(element, title) : undefined
  const key = { title, node: columnOf('node'), edge: columnOf('edge') }
  keys.set(id, key)
  return key
}

function cellsOf(name: 'node' | 'edge', { attributes, line }: XmlReader): Cells {
  if (name === 'edge') return { source: attributes.get('source'), target: attributes.get('target') }
  const id = attributes.get('id')
  if (!id) throw new FileFault('column-missing', line, 'id')
  return { id }
}
