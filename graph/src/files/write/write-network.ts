import type { Network } from '../../network.ts'
import type { Format } from '../formats.ts'
import { writePeopleTable, writeTiesTable } from './write-csv.ts'
import { writeGexf } from './write-gexf.ts'
import { writeGraphml } from './write-graphml.ts'
import { writeJson } from './write-json.ts'
import { zip } from './zip.ts'

const chunk = 1 << 16

/** A network as the bytes of a file, in parts: `new Blob([...writeNetwork(network, 'json')])`. */
export function writeNetwork(network: Network, format: Format): Iterable<Uint8Array<ArrayBuffer>> {
  if (format === 'json') return encoded(writeJson(network))
  if (format === 'gexf') return encoded(writeGexf(network))
  if (format === 'graphml') return encoded(writeGraphml(network))
  return zip([
    { name: 'people.csv', parts: [...encoded(writePeopleTable(network))] },
    { name: 'ties.csv', parts: [...encoded(writeTiesTable(network))] },
  ])
}

function* encoded(texts: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let text = ''
  for (const piece of texts) {
    text += piece
    if (text.length < chunk) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}
