/** All pages of something that is read by what came last; each is as long as asked for, but the last. */
export function* pages<T, After>(
  read: (after: After, limit: number) => T[],
  keyOf: (one: T) => After,
  { from, limit }: { from: After; limit: number },
): Generator<T[]> {
  let after = from
  for (;;) {
    const page = read(after, limit)
    if (page.length > 0) yield page
    if (page.length < limit) return
    after = keyOf(page.at(-1)!)
  }
}
