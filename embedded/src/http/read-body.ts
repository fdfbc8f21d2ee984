import type { IncomingMessage } from 'node:http'

/** Bytes of bodies that are held in memory at the moment, all requests of a listener together. */
export interface HeldBytes {
  held: number
}

/** Beyond this newcomers are asked to come back. In bytes. */
const MOST_HELD = 256 * 1024 * 1024

/**
 * The whole body; `too-large` as soon as it is larger than `limit` bytes, `busy` when all bodies together are too much.
 * What is taken counts in `total` until the caller takes it off. Rejects when the peer goes away half-way.
 */
export function readBody(
  message: IncomingMessage,
  limit: number,
  total: HeldBytes,
): Promise<Buffer | 'too-large' | 'busy'> {
  if (Number(message.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const giveBack = () => {
      total.held -= size
      size = 0
      chunks.length = 0
    }
    const stop = (reason: 'too-large' | 'busy') => {
      message.removeAllListeners('data')
      message.pause()
      giveBack()
      resolve(reason)
    }
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      total.held += chunk.length
      chunks.push(chunk)
      if (size > limit) stop('too-large')
      else if (total.held > MOST_HELD) stop('busy')
    })
    message.on('end', () => resolve(Buffer.concat(chunks)))
    message.on('error', reject)
    message.on('close', () => {
      if (message.complete) return
      giveBack()
      reject(new Error('The request was cut short'))
    })
  })
}
