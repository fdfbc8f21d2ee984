import { attributeColumn, type Cells, type Column } from '../columns.ts'
import { FileFault } from '../file-fault.ts'
import { mostColumns } from '../limits.ts'
import type { Gathering } from './gathering.ts'
import type { XmlReader } from './xml-reader.ts'

/** An attribute that the file declares. */
interface Declared {
  readonly column: Column | undefined
  readonly title: string
  usual?: string
}

/** Where an element is, as far as attributes and their values are concerned. */
type Place = 'node' | 'edge'

/**
 * GEXF 1.1 to 1.3. Nodes inside nodes are people like all others; what is told of moments in time,
 * of looks and of weights is left out.
 */
export function readGexf(reader: XmlReader, gathering: Gathering): void {
  const declared = { node: new Map<string, Declared>(), edge: new Map<string, Declared>() }
  const open: { place: Place; cells: Cells; line: number }[] = []
  let declaring: Place = 'node'
  let attribute: Declared | undefined
  for (let event = reader.next(); event !== 'end'; event = reader.next()) {
    const { name, attributes } = reader
    const get = (key: string) => attributes.get(key)
    if (event === 'open') {
      if (name === 'attributes') declaring = get('class') === 'edge' ? 'edge' : 'node'
      else if (name === 'attribute') attribute = declare(declared[declaring], declaring, reader)
      else if (name === 'node' || name === 'edge') {
        open.push({ place: name, cells: cellsOf(name, reader), line: reader.line })
      } else if (name === 'attvalue') {
        const of = open.at(-1)
        const meant = of && declared[of.place].get(get('for') ?? get('id') ?? '')
        if (meant?.column) of!.cells[meant.column] = get('value') ?? ''
      }
    } else if (name === 'default' && attribute) attribute.usual = reader.text.trim()
    else if (name === 'attribute') attribute = undefined
    else if (name === 'node' || name === 'edge') {
      const { place, cells, line } = open.pop()!
      for (const { column, usual } of declared[place].values()) if (column && usual) cells[column] ??= usual
      if (place === 'node') gathering.person(cells, line)
      else gathering.tie(cells, line)
    }
  }
  for (const each of [...declared.node.values(), ...declared.edge.values()]) {
    if (!each.column) gathering.leaveOut(each.title)
  }
}

function declare(known: Map<string, Declared>, place: Place, reader: XmlReader): Declared {
  const id = reader.attributes.get('id')
  const title = reader.attributes.get('title') ?? id ?? ''
  if (id === undefined) throw new FileFault('column-missing', reader.line, 'id')
  if (known.size >= mostColumns) throw new FileFault('too-complex', reader.line, title)
  const attribute = { title, column: attributeColumn(place, title) }
  known.set(id, attribute)
  return attribute
}

function cellsOf(place: Place, { attributes, line }: XmlReader): Cells {
  if (place === 'node') {
    const id = attributes.get('id')
    if (!id) throw new FileFault('column-missing', line, 'id')
    return { id, label: attributes.get('label') }
  }
  return { source: attributes.get('source'), target: attributes.get('target'), kind: attributes.get('kind') }
}
