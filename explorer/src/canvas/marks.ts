import type { Marks } from './scene.ts'

/** Whom the page marks. */
export interface Marked {
  readonly path: readonly number[]
  /** Of the path, those with a door. */
  readonly ends: readonly number[]
  readonly chosen: number | undefined
  readonly hovered: number | undefined
}

/**
 * Who is marked, the first kind counts: an end of the path, on the path, chosen, under the mouse (`shaders.ts`). Pure.
 */
export function marksOf({ path, ends, chosen, hovered }: Marked): Marks {
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
