import type { Network } from '../../network.ts'
import { FileFault } from '../file-fault.ts'
import type { Format } from '../formats.ts'
import { mostBytes } from '../limits.ts'
import { utf8Of } from '../write/text-bytes.ts'
import { Gathering, type ReadReport } from './gathering.ts'
import { readPeopleTable, readTiesTable, tableOf } from './read-csv.ts'
import { readGexf } from './read-gexf.ts'
import { readGraphml } from './read-graphml.ts'
import { readJson } from './read-json.ts'
import { unzip } from './unzip.ts'
import { XmlReader } from './xml-reader.ts'

export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface Reading {
  readonly format: Format
  readonly network: Network
  readonly report: ReadReport
}

type Part = NamedFile & { readonly is: Exclude<Format, 'csv'> | 'people' | 'ties' }

/**
 * Reads a network from what its files hold, whatever they are called: one file of any format, a table of people, of
 * ties, or both, or a zip of these. Throws a `FileFault`, and nothing else, for a file that is wrong, too large or too
 * much.
 */
export async function readNetwork(files: readonly NamedFile[]): Promise<Reading> {
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > mostBytes) throw new FileFault('too-large')
  const parts = (await unpacked(files)).map(recognise)
  if (parts.length === 0) throw new FileFault('not-a-network')
  const isTables = parts.every(({ is }) => is === 'people' || is === 'ties')
  const areTwins = parts.length === 2 && parts[0]!.is === parts[1]!.is
  if (parts.length > (isTables ? 2 : 1) || areTwins) throw new FileFault('too-many-files')
  const gathering = new Gathering()
  // People first, so that a tie to nobody is told with its own line.
  parts.sort((a, b) => Number(a.is === 'ties') - Number(b.is === 'ties'))
  for (const part of parts) readPart(part, gathering, parts.length > 1)
  if (parts[0]!.is === 'ties') gathering.nameTheUnknown()
  return { format: formatOf(parts[0]!.is), ...gathering.finish() }
}

async function unpacked(files: readonly NamedFile[]): Promise<readonly NamedFile[]> {
  const zipped = files.find(({ bytes }) => startsWith(bytes, 'PK'))
  if (!zipped) return files
  if (files.length > 1) throw new FileFault('too-many-files')
  // Folders of macOS hold a `._` file for each file.
  return unzip(zipped.bytes, (name) => /\.(csv|tsv|txt|json|gexf|graphml|xml)$/i.test(name) && !/(^|\/)\./.test(name))
}

function recognise({ name, bytes }: NamedFile): Part {
  return blaming(name, false, () => {
    const text = utf8Of(bytes)
    const first = text.find((byte) => byte > 0x20)
    if (first === undefined) throw new FileFault('empty')
    const is = first === 0x7b || first === 0x5b ? 'json' : first === 0x3c ? rootOf(text) : tableOf(text)
    if (!is) throw new FileFault('not-a-network')
    return { name, bytes: text, is }
  })
}

function readPart({ name, bytes, is }: Part, gathering: Gathering, isOneOfTwo: boolean): void {
  blaming(name, isOneOfTwo, () => {
    if (is === 'people') readPeopleTable(bytes, gathering)
    else if (is === 'ties') readTiesTable(bytes, gathering)
    else if (is === 'json') readJson(bytes, gathering)
    else if (is === 'gexf') readGexf(new XmlReader(bytes), gathering)
    else readGraphml(new XmlReader(bytes), gathering)
    // Whoever is missing is told of the file that speaks of them.
    if (isOneOfTwo) gathering.everyPlaceAPerson()
  })
}

function rootOf(bytes: Uint8Array): 'gexf' | 'graphml' | undefined {
  const reader = new XmlReader(bytes)
  reader.next()
  return reader.name === 'gexf' || reader.name === 'graphml' ? reader.name : undefined
}

const formatOf = (is: Part['is']): Format => (is === 'people' || is === 'ties' ? 'csv' : is)

/** Names the file in a fault, when there is more than one. */
function blaming<T>(name: string, isOneOfTwo: boolean, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof FileFault && isOneOfTwo) error.file = name
    throw error
  }
}

const startsWith = (bytes: Uint8Array, text: string) => [...text].every((c, at) => bytes[at] === c.charCodeAt(0))
