import { drawSmall } from './draw-small.ts'
import type { PictureHead } from './picture-head.ts'
import type { Shrunk } from './shrink.ts'

/** Draws pictures smaller where no page waits for it. */
addEventListener('message', async ({ data }: MessageEvent<{ file: Blob; head: PictureHead }>) => {
  const answer = await drawSmall(data.file, data.head).then(
    (drawn): Shrunk => (typeof drawn === 'string' ? { why: drawn } : drawn),
    (error): Shrunk => ({ failed: String(error) }),
  )
  postMessage(answer, { transfer: 'bytes' in answer ? [answer.bytes] : [] })
})
