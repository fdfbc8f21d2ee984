import { mediaLimits } from '@varanda/domain/post/media'
import type { Drawn } from './draw-small.ts'
import { headBytes, headOf } from './picture-head.ts'

/** Why a file does not become a photo. `heic`: a photo, as an iPhone takes it, which this browser does not open. */
export type NoPicture = 'not-a-picture' | 'heic' | 'too-many-pixels'

export class NotAPicture extends Error {
  readonly why: NoPicture
  constructor(why: NoPicture) {
    super(why)
    this.why = why
  }
}

/** What the worker answers: the picture, why there is none, or that its own means are missing. */
export type Shrunk = Drawn | { why: NoPicture } | { failed: string }

/** A worker that has had nothing to do for so long goes, and its memory with it (milliseconds). */
const idleMs = 20_000

let worker: Worker | undefined
let leaving: ReturnType<typeof setTimeout> | undefined
let before: Promise<unknown> = Promise.resolve()

/**
 * Draws a picked picture anew as a JPEG, upright and no larger than needed, beside the page's own thread. Only what is
 * seen is kept: where and with what it was taken stays in the file it came from. Throws NotAPicture.
 */
export async function shrink(file: Blob): Promise<Drawn> {
  const head = headOf(await file.slice(0, headBytes).arrayBuffer())
  // Opening it could take more memory than a phone has.
  if ((head.width ?? 0) * (head.height ?? 0) > mediaLimits.pixels) throw new NotAPicture('too-many-pixels')
  // One at a time: a phone has not the memory for two.
  const shrunk = before.then(() => ask(file))
  before = shrunk.catch(() => {})
  const answer = await shrunk
  if ('why' in answer) throw new NotAPicture(answer.why === 'not-a-picture' && head.isHeic ? 'heic' : answer.why)
  if ('failed' in answer) throw new Error(answer.failed)
  return answer
}

function ask(picture: Blob): Promise<Shrunk> {
  clearTimeout(leaving)
  worker ??= new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  return new Promise<Shrunk>((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Shrunk>) => resolve(data)
    asked.onerror = (event) => {
      end()
      reject(new Error(event.message || 'The worker did not start.'))
    }
    asked.postMessage(picture)
  }).finally(() => {
    leaving = setTimeout(end, idleMs)
  })
}

function end(): void {
  worker?.terminate()
  worker = undefined
}
