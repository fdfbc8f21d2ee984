import { FileFault } from '@varanda/graph/files/file-fault'
import { type Format, fileKinds } from '@varanda/graph/files/formats'
import { mostBytes } from '@varanda/graph/files/limits'
import { type Reading, readNetwork } from '@varanda/graph/files/read-network'
import { writeNetwork } from '@varanda/graph/files/write-network'
import type { Network } from '@varanda/graph/network'

/** Reads a network from one file, or from its two tables. What is too large is not even opened. */
export async function readFiles(files: readonly File[]): Promise<Reading> {
  if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new FileFault('too-large')
  const opened = files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
  return readNetwork(await Promise.all(opened))
}

export const writeFile = (network: Network, format: Format): Blob =>
  new Blob([...writeNetwork(network, format)], { type: fileKinds[format].mediaType })
