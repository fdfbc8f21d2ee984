/** The list with one element a place earlier (-1) or later (1); at an end it stays as it is. */
export function moved<Element>(list: readonly Element[], from: number, by: -1 | 1): Element[] {
  const next = [...list]
  const to = from + by
  const [element] = next.slice(from, from + 1)
  if (element === undefined || to < 0 || to >= list.length) return next
  next.splice(from, 1)
  next.splice(to, 0, element)
  return next
}
