import type { IncomingMessage } from 'node:http'

/** Counts bytes as they are taken into memory; false means that there is no room. */
export type TakeBytes = (bytes: number) => boolean

/**
 * The whole body; `too-large` as soon as it is larger than `limit` bytes, `busy` when there is no room for more.
 * Rejects when the peer goes away half-way.
 */
export function readBody(
  message: IncomingMessage,
  limit: number,
  take: TakeBytes,
): Promise<Buffer | 'too-large' | 'busy'> {
  if (Number(message.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const stop = (reason: 'too-large' | 'busy') => {
      message.removeAllListeners('data')
      message.pause()
      chunks.length = 0
      resolve(reason)
    }
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      const hasRoom = take(chunk.length)
      if (size > limit) stop('too-large')
      else if (!hasRoom) stop('busy')
    })
    message.on('end', () => resolve(Buffer.concat(chunks)))
    message.on('error', reject)
    message.on('close', () => reject(new Error('The request was cut short')))
  })
}
