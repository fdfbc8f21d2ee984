/** Letters without accents, in lower case: "JOÃO" is found by "joao". */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Everybody's name ready to be searched, one line each: a search is one pass over one text. */
export interface NameIndex {
  readonly text: string
  /** Where each person's line begins. */
  readonly starts: Uint32Array
}

/** Names hold no line ends once they are folded to one line each. */
export function indexNames(names: readonly string[]): NameIndex {
  const lines = folded(names.map((name) => ` ${name.replace(/\s+/g, ' ')}`).join('\n'))
  const starts = new Uint32Array(names.length)
  for (let person = 0, at = 0; person < names.length; person++) {
    starts[person] = at
    at = lines.indexOf('\n', at) + 1
  }
  return { text: lines, starts }
}

export interface Found {
  readonly people: readonly number[]
  /** How many there are, of which `people` are the first. */
  readonly count: number
}

/**
 * Whose name has a word that begins with what was typed, in the order of the network; who only contains it comes after.
 */
export function findPeople({ text, starts }: NameIndex, typed: string, most: number): Found {
  const wanted = folded(typed).replace(/\s+/g, ' ').trim()
  if (!wanted) return { people: [], count: 0 }
  const first: number[] = []
  const later: number[] = []
  let count = 0
  let person = 0
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at)) {
    while (person + 1 < starts.length && starts[person + 1]! <= at) person++
    const end = person + 1 < starts.length ? starts[person + 1]! : text.length
    const isStart = text[at - 1] === ' ' || text.slice(starts[person], end).includes(` ${wanted}`)
    count++
    if (isStart && first.length < most) first.push(person)
    else if (!isStart && later.length < most) later.push(person)
    at = end
    if (at >= text.length) break
  }
  return { people: [...first, ...later].slice(0, most), count }
}
