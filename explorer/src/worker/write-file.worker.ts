import { fileKinds } from '@varanda/graph/files/formats'
import { writeNetwork } from '@varanda/graph/files/write/write-network'
import { serve } from './serve.ts'

serve(
  'writeFile',
  ({ network, format }) => new Blob([...writeNetwork(network, format)], { type: fileKinds[format].mediaType }),
)
