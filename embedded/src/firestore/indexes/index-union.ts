/** An entry of an index: where its document stands in the query's order, and the document's row. */
export interface IndexEntry {
  place: Buffer
  document: number
}

/** The documents of several ranges that are each in the query's order: in that order together, and each once. */
export function* documentsInOrder(parts: readonly Generator<IndexEntry>[]): Generator<number> {
  if (parts.length === 1) {
    for (const { document } of parts[0]!) yield document
    return
  }
  try {
    const heads = parts.flatMap((part) => headOf(part))
    let last: Buffer<ArrayBufferLike> = Buffer.alloc(0)
    while (heads.length > 0) {
      const least = heads.reduce((best, head) => (Buffer.compare(head.entry.place, best.entry.place) < 0 ? head : best))
      const { place, document } = least.entry
      // The place ends in the document's name, so two alike are the same document.
      if (!last.equals(place)) yield document
      last = place
      const next = least.part.next()
      if (next.done) heads.splice(heads.indexOf(least), 1)
      else least.entry = next.value
    }
  } finally {
    for (const part of parts) part.return(undefined)
  }
}

function headOf(part: Generator<IndexEntry>): { part: Generator<IndexEntry>; entry: IndexEntry }[] {
  const first = part.next()
  return first.done ? [] : [{ part, entry: first.value }]
}
