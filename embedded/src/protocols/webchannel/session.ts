import type { StreamWriter } from '../../http/exchange.ts'
import type { ForwardMap } from './form.ts'
import { ForwardOrder } from './forward.ts'
import { chunksOf } from './framing.ts'
import { type HeldTotal, Outbox } from './outbox.ts'
import type { OpenService, StreamReply, StreamService } from './service.ts'
import type { Timings } from './timings.ts'

interface BackChannel {
  writer: StreamWriter
  /** Greatest array id that was written to this request. */
  sentId: number
  sentBytes: number
  longPoll: boolean
  /** Fires for the keepalive of a stream, or at the end of a long poll's wait. */
  idle: NodeJS.Timeout
  rotation: NodeJS.Timeout
}

const chunkSize = 256 << 10
/** Firestore's own limit of a request. */
const messageLimit = 11 << 20

/**
 * One WebChannel session: numbered messages both ways over requests that come, go, get lost and are repeated.
 * Knows nothing of Firestore; a StreamService behind it gets messages in order and answers through `reply`.
 */
export class Session {
  readonly sid: string
  /** The path that the session was opened on; its id is good for no other. */
  readonly path: string
  readonly #timings: Timings
  readonly #onEnd: () => void
  readonly #outbox: Outbox
  readonly #total: HeldTotal
  readonly #forward = new ForwardOrder()
  readonly #service: StreamService
  #back: BackChannel | null = null
  #state: 'open' | 'failed' | 'ended' = 'open'
  #flushing = false
  /** Bytes of messages that the service has not done with. */
  #waiting = 0
  /** The same, with those that came before their turn. */
  #held = 0
  #life: NodeJS.Timeout

  constructor(parts: {
    sid: string
    path: string
    open: OpenService
    timings: Timings
    total: HeldTotal
    onEnd: () => void
  }) {
    this.sid = parts.sid
    this.path = parts.path
    this.#timings = parts.timings
    this.#total = parts.total
    this.#outbox = new Outbox(parts.total)
    this.#onEnd = parts.onEnd
    const reply: StreamReply = {
      send: (message) => this.#send(message),
      fail: (status, code, message) => this.fail(status, code, message),
    }
    this.#service = parts.open(reply)
    this.#life = this.#after(parts.timings.abandonedMs, () => this.end())
  }

  /** Takes the messages of one POST; those that are in order reach the service before this returns. */
  receive(maps: readonly ForwardMap[]): void {
    for (const data of this.#forward.accept(maps)) if (this.#state === 'open') this.#give(data)
    this.#count()
    if (this.#forward.heldBack > this.#limit(this.#timings.waitingBytes)) this.end()
  }

  #give(data: string): void {
    const size = Buffer.byteLength(data)
    if (size > messageLimit) {
      this.fail('INVALID_ARGUMENT', 3, `Request payload size exceeds the limit: ${messageLimit} bytes.`)
      return
    }
    this.#waiting += size
    this.#count()
    // Whatever is under way is answered first: its client would send it again.
    if (this.#held > this.#limit(this.#timings.waitingBytes)) {
      void this.drain('RESOURCE_EXHAUSTED', 8, 'Too much is waiting to be done.')
      return
    }
    this.#service.receive(data, () => {
      if (this.#state !== 'open') return
      this.#waiting -= size
      this.#count()
    })
  }

  /** The client has everything up to `id`. */
  acknowledge(id: number): void {
    this.#outbox.acknowledge(id)
  }

  /** The answer to a POST: is a back channel open, the last array's id, bytes on their way. */
  status(): [0 | 1, number, number] {
    return [this.#back ? 1 : 0, this.#outbox.lastId, this.#outbox.size]
  }

  /** Arrays that may ride along with the handshake's answer. A failure waits for the back channel. */
  early(limit: number): string[] {
    return this.#state === 'open' && this.#outbox.size <= limit ? this.#outbox.after(0).arrays : []
  }

  /** A GET arrived: it becomes the back channel, an older one ends. `holdMs` makes it a long poll. */
  attach(writer: StreamWriter, acknowledged: number, holdMs: number | null): void {
    this.#detach()
    if (this.#state === 'ended') {
      writer.end()
      return
    }
    this.#outbox.acknowledge(acknowledged)
    clearTimeout(this.#life)
    const back: BackChannel = {
      writer,
      sentId: acknowledged,
      sentBytes: 0,
      longPoll: holdMs !== null,
      idle: this.#after(holdMs ?? this.#quietMs, () => this.#keepAlive()),
      rotation: this.#after(this.#timings.rotateMs, () => this.#detach()),
    }
    this.#back = back
    writer.onClose(() => {
      if (this.#back === back) this.#detach()
    })
    // The client takes a silent first second for a buffering proxy: the first byte leaves at once.
    if (!back.longPoll && this.#state === 'open' && this.#outbox.lastId <= acknowledged) this.#outbox.push(['noop'])
    this.#flush()
  }

  /** Ends the stream in band: HTTP errors would all look like a lost connection to the client. */
  fail(status: string, code: number, message: string): void {
    if (this.#state !== 'open') return
    this.#state = 'failed'
    this.#outbox.push([{ error: { code, message, status } }])
    this.#service.close()
    this.#waiting = 0
    this.#count()
    this.#scheduleFlush()
    this.#after(this.#timings.failedMs, () => this.end())
  }

  /** Lets work in progress be answered, then fails the stream and resolves once that has left. */
  async drain(status: string, code: number, message: string): Promise<void> {
    if (this.#state !== 'open') return
    const timeIsUp = new Promise<void>((resolve) => this.#after(this.#timings.drainMs, resolve))
    await Promise.race([this.#service.finish(), timeIsUp])
    this.fail(status, code, message)
    await new Promise((resolve) => setImmediate(resolve))
  }

  /** Forgets the session. */
  end(): void {
    if (this.#state === 'ended') return
    const wasOpen = this.#state === 'open'
    this.#state = 'ended'
    this.#detach()
    this.#outbox.acknowledge(this.#outbox.lastId)
    this.#count()
    clearTimeout(this.#life)
    if (wasOpen) this.#service.close()
    this.#onEnd()
  }

  #send(message: object): void {
    if (this.#state !== 'open') return
    this.#outbox.pushMessage(message)
    if (this.#outbox.size > this.#limit(this.#timings.outboxBytes)) this.#giveUp()
    else this.#scheduleFlush()
  }

  #limit(usual: number): number {
    return this.#total.bytes > this.#timings.totalBytes ? this.#timings.fairBytes : usual
  }

  #count(): void {
    const held = this.#state === 'ended' ? 0 : this.#forward.heldBack + this.#waiting
    this.#total.bytes += held - this.#held
    this.#held = held
  }

  /**
   * Drops the messages that were not read and fails the stream; without the failure the client would wait long before
   * it asks again.
   */
  #giveUp(): void {
    this.#outbox.acknowledge(this.#outbox.lastId)
    this.fail('RESOURCE_EXHAUSTED', 8, 'Too much is waiting to be read.')
  }

  /** Messages come in bursts: one write per turn of the event loop. */
  #scheduleFlush(): void {
    if (this.#flushing) return
    this.#flushing = true
    setImmediate(() => {
      this.#flushing = false
      this.#flush()
    })
  }

  #flush(): void {
    const back = this.#back
    if (!back) return
    const { rotateBytes } = this.#timings
    // What is more than one request may carry waits for the next one: so much and no more lies in the socket's buffer.
    const { arrays, last } = this.#outbox.after(back.sentId, rotateBytes)
    if (arrays.length === 0) return
    const text = chunksOf(arrays, chunkSize)
    back.sentId = last
    back.sentBytes += text.length
    back.writer.write(text)
    const isLast = this.#state === 'failed' && back.sentId === this.#outbox.lastId
    if (back.longPoll || isLast || back.sentBytes > rotateBytes || back.sentId < this.#outbox.lastId) this.#detach()
    else back.idle.refresh()
  }

  #keepAlive(): void {
    this.#outbox.push(['noop'])
    this.#flush()
  }

  #detach(): void {
    const back = this.#back
    if (!back) return
    this.#back = null
    clearTimeout(back.idle)
    clearTimeout(back.rotation)
    back.writer.end()
    if (this.#state === 'ended') return
    clearTimeout(this.#life)
    this.#life = this.#after(this.#timings.abandonedMs, () => this.end())
  }

  get #quietMs(): number {
    return (this.#timings.keepaliveMs * 2) / 3
  }

  #after(ms: number, act: () => void): NodeJS.Timeout {
    return setTimeout(act, ms).unref()
  }
}
