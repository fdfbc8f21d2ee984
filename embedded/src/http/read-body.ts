import type { IncomingMessage } from 'node:http'

/** The whole body, or null as soon as it is larger than `limit` bytes. Rejects when the peer goes away half-way. */
export function readBody(message: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(message.headers['content-length'] ?? 0) > limit) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        message.removeAllListeners('data')
        message.pause()
        resolve(null)
        return
      }
      chunks.push(chunk)
    })
    message.on('end', () => resolve(Buffer.concat(chunks)))
    message.on('error', reject)
    message.on('close', () => reject(new Error('The request was cut short')))
  })
}
