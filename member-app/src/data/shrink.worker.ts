import { drawSmall } from './draw-small.ts'
import type { Shrunk } from './shrink.ts'

/** Draws pictures smaller where no page waits for it. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const answer = await drawSmall(data).then(
    (drawn): Shrunk => (typeof drawn === 'string' ? { why: drawn } : drawn),
    (error): Shrunk => ({ failed: String(error) }),
  )
  postMessage(answer, { transfer: 'bytes' in answer ? [answer.bytes] : [] })
})
