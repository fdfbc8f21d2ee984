import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'

/** Counts bytes as they are taken into memory; false means that there is no room. */
export type TakeBytes = (bytes: number) => boolean

/**
 * A body is given up when no byte comes for this long, or when it is not whole after that; meant for slow uplinks, too.
 */
const SILENCE_MS = 20_000
const WHOLE_MS = 120_000

export interface BodyTimeouts {
  silenceMs: number
  wholeMs: number
}

/**
 * The whole body; `too-large` as soon as it is larger than `limit` bytes, `busy` when there is no room for more, `slow`
 * when it does not come. Rejects when the peer goes away half-way.
 */
export function readBody(
  message: IncomingMessage | Http2ServerRequest,
  limit: number,
  take: TakeBytes,
  timeouts?: BodyTimeouts,
): Promise<Buffer | 'too-large' | 'busy' | 'slow'> {
  return receive(message, limit, take, timeouts, true)
}

/**
 * Waits for the end of a body of which nothing is kept, so that its sender, who reads no answer before, gets one. Answers
 * with nothing for a body.
 */
export function passOverBody(
  message: IncomingMessage | Http2ServerRequest,
  limit: number,
  timeouts?: BodyTimeouts,
): Promise<Buffer | 'too-large' | 'busy' | 'slow'> {
  return receive(message, limit, () => true, timeouts, false)
}

function receive(
  message: IncomingMessage | Http2ServerRequest,
  limit: number,
  take: TakeBytes,
  { silenceMs, wholeMs }: BodyTimeouts = { silenceMs: SILENCE_MS, wholeMs: WHOLE_MS },
  isKept: boolean,
): Promise<Buffer | 'too-large' | 'busy' | 'slow'> {
  if (Number(message.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const stop = (reason: 'too-large' | 'busy' | 'slow') => {
      settle()
      message.removeAllListeners('data')
      message.pause()
      chunks.length = 0
      resolve(reason)
    }
    const silence = setTimeout(() => stop('slow'), silenceMs)
    const whole = setTimeout(() => stop('slow'), wholeMs)
    let isOver = false
    const settle = () => {
      isOver = true
      clearTimeout(silence)
      clearTimeout(whole)
    }
    message.on('data', (chunk: Buffer) => {
      silence.refresh()
      size += chunk.length
      if (isKept) chunks.push(chunk)
      const hasRoom = take(chunk.length)
      if (size > limit) stop('too-large')
      else if (!hasRoom) stop('busy')
    })
    message.on('end', () => {
      settle()
      resolve(Buffer.concat(chunks))
      // The request outlives this, and would hold them beside what was made of them.
      chunks.length = 0
    })
    const broken = (error?: Error) => {
      // Each request closes; an error that nobody would see costs a thirtieth of it.
      if (isOver) return
      settle()
      reject(error ?? new Error('The request was cut short'))
    }
    message.on('error', broken)
    message.on('aborted', broken)
    message.on('close', broken)
  })
}
