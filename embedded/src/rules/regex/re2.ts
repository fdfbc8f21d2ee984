import { type Budget, find, machineFor, matchesWhole, newBudget, RegexTooCostly } from './match.ts'
import { compileRegex, type Program } from './program.ts'

/**
 * The three uses that rules have of RE2. All throw RegexSyntaxError for a bad pattern, and RegexTooCostly when the work
 * is more than is left of the budget, which several calls may share.
 */

const cacheSize = 200
/** Characters that a replacement may grow to. */
const longestResult = 4_000_000
const cache = new Map<string, Program>()

function programOf(pattern: string): Program {
  const known = cache.get(pattern)
  if (known) return known
  const program = compileRegex(pattern)
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value!)
  cache.set(pattern, program)
  return program
}

/** Throws RegexTooCostly when no pattern could be run over the text with what is left. */
function codePoints(text: string, budget: Budget): number[] {
  if (text.length / 2 > budget.steps) throw new RegexTooCostly()
  const codes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!
    if (code > 0xffff) at++
    codes.push(code)
  }
  return codes
}

/** Whether the whole text matches the pattern. */
export function matches(text: string, pattern: string, budget = newBudget()): boolean {
  return matchesWhole(machineFor(programOf(pattern), codePoints(text, budget), budget))
}

/** Every match replaced by the text `substitute`, taken literally. */
export function replaceAll(text: string, pattern: string, substitute: string, budget = newBudget()): string {
  const { pieces } = pieceUp(text, pattern, budget)
  if (text.length + pieces.length * substitute.length > longestResult) throw new RegexTooCostly()
  return pieces.map((piece) => piece.text).join(substitute)
}

/** The pieces between the matches; an empty match splits between characters, never at an end. */
export function split(text: string, pattern: string, budget = newBudget()): string[] {
  const { pieces, length } = pieceUp(text, pattern, budget)
  const kept: string[] = []
  let held = ''
  for (const { text: piece, end, next } of pieces) {
    const emptyMatch = end === next
    if (emptyMatch && (end === 0 || end === length)) held += piece
    else {
      kept.push(held + piece)
      held = ''
    }
  }
  if (held !== '' || kept.length === 0) kept.push(held)
  return kept
}

interface Piece {
  text: string
  /** Where the match after this piece begins and ends; both past the text after the last piece. */
  end: number
  next: number
}

function pieceUp(text: string, pattern: string, budget: Budget): { pieces: Piece[]; length: number } {
  const codes = codePoints(text, budget)
  const machine = machineFor(programOf(pattern), codes, budget)
  const pieces: Piece[] = []
  let pieceStart = 0
  for (let from = 0; from <= codes.length; ) {
    const found = find(machine, from)
    if (!found) break
    const empty = found.start === found.end
    // Right after a match, an empty match is not another one.
    const counts = !(empty && found.start === pieceStart && pieces.length > 0)
    if (counts) {
      pieces.push({ text: textOf(codes, pieceStart, found.start), end: found.start, next: found.end })
      pieceStart = found.end
    }
    from = empty ? found.end + 1 : found.end
  }
  pieces.push({ text: textOf(codes, pieceStart, codes.length), end: codes.length, next: codes.length + 1 })
  return { pieces, length: codes.length }
}

function textOf(codes: number[], from: number, to: number): string {
  let text = ''
  for (let i = from; i < to; i++) text += String.fromCodePoint(codes[i]!)
  return text
}
