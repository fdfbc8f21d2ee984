import type { Place } from '../syntax/ast.ts'

/** What stands at a place of the source, on one line and not too long. */
export function quote(source: string, place: Place): string {
  const text = source.slice(place.start, place.end).replace(/\s+/g, ' ')
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
