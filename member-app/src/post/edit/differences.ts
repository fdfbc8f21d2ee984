/** A run of words that stayed, went or came. */
export interface Piece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Above so many pairs of words two texts are told as one that went and one that came. */
const mostPairs = 1_500_000

/** How one text became another, word by word: the longest words in common stay. */
export function differences(before: string, after: string): Piece[] {
  const [old, now] = [wordsIn(before), wordsIn(after)]
  if (old.length * now.length > mostPairs) return joined([...pieces('gone', old), ...pieces('new', now)])
  const common = commonLengths(old, now)
  const found: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      found.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (i < old.length && (j === now.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      found.push({ kind: 'gone', text: old[i++]! })
    } else found.push({ kind: 'new', text: now[j++]! })
  }
  return joined(found)
}

/** Each word with the spaces after it, and the ends of lines, so that all of them are the text again. */
function wordsIn(text: string): string[] {
  return text.match(/\n+|[^\S\n]+|\S+[^\S\n]*/g) ?? []
}

const pieces = (kind: Piece['kind'], texts: readonly string[]): Piece[] => texts.map((text) => ({ kind, text }))

/** How many words two texts have in common from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      rows[i]![j] = old[i] === now[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!)
    }
  }
  return rows
}

function joined(all: readonly Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const { kind, text } of all) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  return runs
}
