import { attributeColumn, type Cells, type Column } from './columns.ts'
import { FileFault } from './file-fault.ts'
import type { Gathering } from './gathering.ts'
import { mostColumns } from './limits.ts'
import type { XmlReader } from './xml-reader.ts'

interface Key {
  readonly column: Column | undefined
  readonly title: string
  readonly isFor: 'node' | 'edge'
  usual?: string
}

/**
 * GraphML. Graphs inside nodes are part of the one network; ports and edges of more than two ends
 * are left out.
 */
export function readGraphml(reader: XmlReader, gathering: Gathering): void {
  const keys = new Map<string, Key>()
  const open: { name: 'node' | 'edge'; cells: Cells; line: number }[] = []
  let key: Key | undefined
  let dataKey: string | undefined
  for (let event = reader.next(); event !== 'end'; event = reader.next()) {
    const { name, attributes } = reader
    if (event === 'open') {
      if (name === 'key') key = declare(keys, reader)
      else if (name === 'data') dataKey = attributes.get('key')
      else if (name === 'node' || name === 'edge') open.push({ name, cells: cellsOf(name, reader), line: reader.line })
      else if (name === 'hyperedge' || name === 'port') gathering.leaveOut(name)
    } else if (name === 'default' && key) key.usual = reader.text.trim()
    else if (name === 'key') key = undefined
    else if (name === 'data') {
      const of = open.at(-1)
      const meant = keys.get(dataKey ?? '')
      if (of && meant?.column && meant.isFor === of.name) of.cells[meant.column] = reader.text
    } else if (name === 'node' || name === 'edge') {
      const { cells, line } = open.pop()!
      for (const { column, usual, isFor } of keys.values())
        if (column && usual && isFor === name) cells[column] ??= usual
      if (name === 'node') gathering.person(cells, line)
      else gathering.tie(cells, line)
    }
  }
  for (const { column, title } of keys.values()) if (!column) gathering.leaveOut(title)
}

function declare(keys: Map<string, Key>, { attributes, line }: XmlReader): Key {
  const id = attributes.get('id')
  const title = attributes.get('attr.name') ?? id ?? ''
  if (id === undefined) throw new FileFault('column-missing', line, 'id')
  if (keys.size >= mostColumns) throw new FileFault('too-complex', line, title)
  const isFor = attributes.get('for') === 'edge' ? 'edge' : 'node'
  const key = { title, isFor, column: attributeColumn(isFor, title) } as const
  keys.set(id, key)
  return key
}

function cellsOf(name: 'node' | 'edge', { attributes, line }: XmlReader): Cells {
  if (name === 'edge') return { source: attributes.get('source'), target: attributes.get('target') }
  const id = attributes.get('id')
  if (!id) throw new FileFault('column-missing', line, 'id')
  return { id }
}
