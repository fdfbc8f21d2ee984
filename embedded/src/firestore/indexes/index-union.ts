import { merged } from './merged.ts'

/** An entry of an index: where its document stands in the query's order, and the document's row. */
export interface IndexEntry {
  place: Buffer
  document: number
}

/** The documents of several ranges that are each in the query's order: in that order together, and each once. */
export function* documentsInOrder(parts: readonly Generator<IndexEntry>[]): Generator<number> {
  let last: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  for (const { place, document } of merged(parts, (a, b) => Buffer.compare(a.place, b.place))) {
    // The place ends in the document's name, so two alike are the same document.
    if (!last.equals(place)) yield document
    last = place
  }
}
