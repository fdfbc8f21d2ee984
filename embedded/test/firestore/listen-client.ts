import type { Caller, Firestore, ListenStream } from '../../src/firestore/contract.ts'
import type { ListenResponse, Target } from '../../src/firestore/wire.ts'
import { root } from './engine-fixture.ts'

/** A Listen stream whose messages are kept, with a short notation for whole sequences. */
export class ListenClient {
  readonly stream: ListenStream
  readonly messages: ListenResponse[] = []
  failure: { status: string; code: number } | null = null
  #read = 0

  constructor(firestore: Firestore, caller: Caller) {
    this.stream = firestore.listen(caller, {
      send: (message) => this.messages.push(message),
      fail: (status, code) => {
        this.failure = { status, code }
      },
    })
  }

  query(targetId: number, structuredQuery: object, rest: Partial<Target> = {}, parent = root): void {
    this.stream.addTarget({ targetId, query: { parent, structuredQuery }, ...rest })
  }

  documents(targetId: number, paths: string[], rest: Partial<Target> = {}): void {
    this.stream.addTarget({ targetId, documents: { documents: paths.map((path) => `${root}/${path}`) }, ...rest })
  }

  /** The newest resume token. */
  get token(): string {
    return this.messages.findLast((message) => message.targetChange?.resumeToken)!.targetChange!.resumeToken!
  }

  /** What has come since the last call, such as `ADD 1`, `+users/ana [1]`, `~users/ana [-1]`, `global`. */
  async next(): Promise<string[]> {
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    const fresh = this.messages.slice(this.#read)
    this.#read = this.messages.length
    return fresh.map(short)
  }
}

function short(message: ListenResponse): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = message
  if (targetChange) {
    const { targetChangeType, targetIds = [], cause, readTime, resumeToken } = targetChange
    if (targetIds.length === 0) return readTime && resumeToken ? 'global' : 'global without time'
    const point = targetChangeType === 'CURRENT' && !(readTime && resumeToken) ? ' without time' : ''
    return `${targetChangeType} ${targetIds.join(',')}${cause ? ` cause ${cause.code}` : ''}${point}`
  }
  if (filter) return `filter ${filter.targetId}=${filter.count}`
  const one = documentChange ?? documentDelete ?? documentRemove!
  const name = (typeof one.document === 'string' ? one.document : one.document!.name).slice(root.length + 1)
  const ids = [
    ...((documentChange?.targetIds as number[] | undefined) ?? []),
    ...(one.removedTargetIds ?? []).map((id) => -id),
  ]
  return `${documentChange ? '+' : documentDelete ? 'x' : '~'}${name} [${ids.join(',')}]`
}
