import type { Marks } from './scene.ts'

/**
 * Who is marked, the first kind counts: an end of the path, on the path, chosen, under the mouse (`shaders.ts`). Pure.
 */
export function marksOf(
  path: readonly number[],
  ends: readonly number[],
  chosen: number | undefined,
  hovered: number | undefined,
): Marks {
  const people = [...path]
  const kinds: number[] = path.map((person) => (ends.includes(person) ? 2 : 1))
  const mark = (person: number | undefined, kind: number) => {
    if (person === undefined || people.includes(person)) return
    people.push(person)
    kinds.push(kind)
  }
  mark(chosen, 3)
  mark(hovered, 4)
  return { line: [...path], people, kinds }
}
