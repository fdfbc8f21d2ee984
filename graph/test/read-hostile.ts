/** Reads hostile files, each in its turn, and prints why each is refused and how much processor that took. */
import { FileFault } from '../src/files/file-fault.ts'
import { readNetwork } from '../src/files/read/read-network.ts'
import { deflatedZip } from './file-kit.ts'

const size = 4 * 1024 * 1024

/** A file of 4 MB: its head, and a pattern as often as it fits. */
function filled(head: string, pattern: string): Buffer {
  const file = Buffer.alloc(size, pattern)
  file.write(head)
  return file
}

const files: [what: string, make: () => Uint8Array][] = [
  ['JSON: lists in lists', () => filled('{"x":', '[')],
  ['JSON: a million empty objects', () => Buffer.concat([filled('{"x":[  ', '{}, '), Buffer.from('{}]}')])],
  ['JSON: nodes without end', () => filled('{"nodes":[ ', '{}, ')],
  ['JSON: one text', () => filled('{"nodes":[{"id":"', 'a')],
  ['JSON: keys of the graph', keysOfGraph],
  ['JSON: escapes', () => filled('{"nodes":[{"id":"a', '\\n')],
  ['GEXF: elements in elements', () => filled('<gexf>  ', '<a> ')],
  ['GEXF: attributes', () => Buffer.concat([Buffer.from('<gexf'), filled('', manyAttributes)])],
  ['GEXF: empty elements', () => Buffer.concat([filled('<gexf>  ', '<a/>'), Buffer.from('</gexf>')])],
  ['GEXF: one text', () => filled('<gexf>', 'a')],
  ['GEXF: references', () => filled('<gexf a="', '&lt;').fill('&lt;', 9)],
  ['GEXF: ampersands', () => filled('<gexf a="', '&').fill('"', size - 1)],
  ['GraphML: one tie again and again', () => filled(graphmlHead, '<edge source="a" target="b"/>').fill(' ', size - 40)],
  ['CSV: quotes', () => filled('id\n', '"')],
  ['CSV: commas', () => filled('id', ',')],
  ['CSV: ids', () => numbered('id\n')],
  ['CSV: empty rows', () => filled('id\n', '\n')],
  ['zip: 208 MB of nothing', () => deflatedZip('bomb.json', Buffer.alloc(208 * 2 ** 20))],
]

const graphmlHead = '<graphml><graph><node id="a"/><node id="b"/>'.padEnd(58)
const manyAttributes = Array.from({ length: 10_000 }, (_, index) => ` x${index}=""`).join('')

function numbered(head: string): Uint8Array {
  const rows = Buffer.alloc(size, head)
  for (let at = head.length, id = 0; at < size - 9; at += 9, id++) rows.write(`${String(id).padStart(8, 'a')}\n`, at)
  return rows
}

/** Of 8 MB, which is as much as it takes for its keys to be too many to keep. */
function keysOfGraph(): Uint8Array {
  const file = Buffer.alloc(2 * size, ' ')
  file.write('{"graph":{"":0')
  for (let at = 14, key = 0; at < file.length - 12; at += 10, key++)
    file.write(`,"${key.toString(36).padStart(4, '0')}":10`, at)
  file.write('}}', file.length - 2)
  return file
}

const told = []
for (const [what, make] of files) {
  const file = make()
  const before = process.cpuUsage()
  let code = 'none'
  try {
    await readNetwork([{ name: what, bytes: file }])
  } catch (error) {
    code = error instanceof FileFault ? error.code : String(error)
  }
  const { user, system } = process.cpuUsage(before)
  told.push({ what, code, seconds: (user + system) / 1e6 })
}
console.log(JSON.stringify(told))
