import { firstName } from '@varanda/domain/member/member'
import { mentionOf, parseMarks } from '@varanda/domain/post/marks'

/** A text as its box shows it: people stand in it as `@Ana`, from `start` up to `end`. */
export interface ShownText {
  text: string
  people: readonly { start: number; end: number; uid: string }[]
}

/** What is stored, as a box shows it; `nameOf` says whoever is called, whole. */
export function showMarks(stored: string, nameOf: (uid: string) => string): ShownText {
  // Most texts call nobody, and are what they are.
  if (!stored.includes('@{')) return { text: stored, people: [] }
  const people: { start: number; end: number; uid: string }[] = []
  let text = ''
  for (const piece of parseMarks(stored)) {
    const start = text.length
    text += piece.kind === 'mention' ? `@${firstName(nameOf(piece.uid))}` : piece.text
    if (piece.kind === 'mention') people.push({ start, end: text.length, uid: piece.uid })
  }
  return { text, people }
}

/** What a box shows, as it is stored. Whoever would be no mention there, as within an address, stays words. */
export function storeMarks({ text, people }: ShownText): string {
  if (people.length === 0) return text
  let stored = ''
  let done = 0
  const places: { at: number; person: ShownText['people'][number] }[] = []
  for (const person of people) {
    stored += text.slice(done, person.start)
    places.push({ at: stored.length, person })
    stored += mentionOf(person.uid)
    done = person.end
  }
  stored += text.slice(done)
  const found = new Set<number>()
  let at = 0
  for (const piece of parseMarks(stored)) {
    if (piece.kind === 'mention') found.add(at)
    at += piece.text.length
  }
  const still = places.filter((place) => found.has(place.at)).map(({ person }) => person)
  return still.length === people.length ? stored : storeMarks({ text, people: still })
}

/** The text after a change in its box: whoever was not touched by it is still called. */
export function changeShown({ text: before, people }: ShownText, text: string): ShownText {
  const shorter = Math.min(before.length, text.length)
  let same = 0
  while (same < shorter && before[same] === text[same]) same += 1
  let after = 0
  while (after < shorter - same && before.at(-1 - after) === text.at(-1 - after)) after += 1
  const [from, moved] = [before.length - after, text.length - before.length]
  return {
    text,
    people: people.flatMap((person) => {
      if (person.end <= same) return person
      return person.start >= from ? { ...person, start: person.start + moved, end: person.end + moved } : []
    }),
  }
}

/** What is being called at the caret: `@` at the beginning of a word, and the letters after it. */
export function callAt({ text, people }: ShownText, caret: number): { start: number; letters: string } | undefined {
  const call = /(?<=^|[\s([{"'“‘«])@([\p{L}\p{M}\p{N}]{1,60})$/u.exec(text.slice(0, caret))
  if (!call || people.some(({ start, end }) => start <= call.index && call.index < end)) return undefined
  return { start: call.index, letters: call[1]! }
}

/** Puts somebody in the place of what was called; `caret` stands behind them. */
export function pickPerson(
  { text, people }: ShownText,
  call: { start: number; letters: string },
  picked: { uid: string; name: string },
): { shown: ShownText; caret: number } {
  const from = call.start + 1 + call.letters.length
  const called = `@${firstName(picked.name)}`
  const space = /^\s/u.test(text.slice(from)) ? '' : ' '
  const whole = text.slice(0, call.start) + called + space + text.slice(from)
  const end = call.start + called.length
  const others = changeShown({ text, people }, whole).people.filter(({ start }) => start < call.start || start >= end)
  const all = [...others, { start: call.start, end, uid: picked.uid }].sort((one, other) => one.start - other.start)
  return { shown: { text: whole, people: all }, caret: end + 1 }
}
