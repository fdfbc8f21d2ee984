import type { Names } from '../names.ts'
import { type StoredDocument, toWireDocument } from '../stored-document.ts'
import type { ListenResponse } from '../wire.ts'
import type { DocumentEvent } from './watch-target.ts'

interface Gathered {
  document: StoredDocument | null
  targetIds: number[]
  removedTargetIds: number[]
  /** Whether the client may be sent the content. */
  visible: boolean
}

/** Gathers the events of several targets into one message a document. */
export class DocumentMessages {
  readonly #documents = new Map<string, Gathered>()

  add(targetId: number, event: DocumentEvent, mayRead: (document: StoredDocument) => boolean): void {
    const document = event.kind === 'deleted' ? null : event.document
    const path = event.kind === 'deleted' ? event.path : event.document.path
    let gathered = this.#documents.get(path)
    if (!gathered) {
      gathered = { document, targetIds: [], removedTargetIds: [], visible: false }
      this.#documents.set(path, gathered)
    }
    if (event.kind === 'present') gathered.targetIds.push(targetId)
    else gathered.removedTargetIds.push(targetId)
    if (event.kind === 'present') gathered.visible = true
    else if (event.kind === 'left') gathered.visible ||= event.seen || mayRead(event.document)
  }

  get size(): number {
    return this.#documents.size
  }

  *messages(names: Names, readTime: string): Generator<ListenResponse> {
    for (const [path, { document, targetIds, removedTargetIds, visible }] of this.#documents) {
      if (document && visible) {
        yield documentChange(names, document, targetIds, removedTargetIds)
      } else {
        const gone = { document: names.full(path), removedTargetIds, readTime }
        yield document ? { documentRemove: gone } : { documentDelete: gone }
      }
    }
  }
}

/** Many streams know a document by the same target id; they are sent one and the same message. */
const forOneTarget = new WeakMap<StoredDocument, Map<number, ListenResponse>>()
/** Clients number their targets as they like, and a document may be kept for long. */
const mostMessages = 4

function documentChange(
  names: Names,
  document: StoredDocument,
  targetIds: number[],
  removedTargetIds: number[],
): ListenResponse {
  const isCommon = targetIds.length === 1 && removedTargetIds.length === 0
  const known = isCommon && forOneTarget.get(document)?.get(targetIds[0]!)
  if (known) return known
  const message: ListenResponse = {
    documentChange: {
      document: toWireDocument(names, document),
      ...(targetIds.length > 0 && { targetIds }),
      ...(removedTargetIds.length > 0 && { removedTargetIds }),
    },
  }
  if (isCommon) {
    const others: Map<number, ListenResponse> = forOneTarget.get(document) ?? new Map()
    forOneTarget.set(document, others.set(targetIds[0]!, message))
    for (const oldest of others.keys()) {
      if (others.size <= mostMessages) break
      others.delete(oldest)
    }
  }
  return message
}
