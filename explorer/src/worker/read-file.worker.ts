import { FileFault } from '@varanda/graph/files/file-fault'
import { mostBytes } from '@varanda/graph/files/limits'
import { readNetwork } from '@varanda/graph/files/read/read-network'
import { serve } from './serve.ts'

serve(
  'readFile',
  async (files) => {
    // What is too large is not even opened.
    if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new FileFault('too-large')
    const opened = files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
    return readNetwork(await Promise.all(opened))
  },
  (reason) => {
    if (!(reason instanceof FileFault)) return
    const { code, line, detail, file } = reason
    return { code, line, detail, file }
  },
)
