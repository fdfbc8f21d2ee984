/** What several generators give, each in the order of `compare`, in that order together. Ends them all when it is ended. */
export function* merged<Entry>(
  parts: readonly Generator<Entry>[],
  compare: (a: Entry, b: Entry) => number,
): Generator<Entry> {
  try {
    const heads = parts.flatMap((part) => headOf(part))
    while (heads.length > 0) {
      const least = heads.reduce((best, head) => (compare(head.entry, best.entry) < 0 ? head : best))
      yield least.entry
      const next = least.part.next()
      if (next.done) heads.splice(heads.indexOf(least), 1)
      else least.entry = next.value
    }
  } finally {
    for (const part of parts) part.return(undefined)
  }
}

function headOf<Entry>(part: Generator<Entry>): { part: Generator<Entry>; entry: Entry }[] {
  const first = part.next()
  return first.done ? [] : [{ part, entry: first.value }]
}
