import { parseRegex } from './parse.ts'
import { type Assertion, type Regex, RegexSyntaxError, type Test } from './syntax.ts'

/** What one step of the machine does; `first` is preferred to `second`. */
export type Instruction =
  | { op: 'char'; test: Test }
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'assert'; assertion: Assertion }
  | { op: 'match' }

export type Program = Instruction[]

/** A pattern that unrolls to more than this is refused, as RE2 refuses what is over its memory budget. */
const maxInstructions = 10_000

/** Compiles a RE2 pattern to a non-deterministic machine; RegexSyntaxError when it is not RE2. */
export function compileRegex(pattern: string): Program {
  const program: Program = []
  emit(program, parseRegex(pattern))
  push(program, { op: 'match' })
  return program
}

function push(program: Program, instruction: Instruction): number {
  if (program.length >= maxInstructions) throw new RegexSyntaxError('the pattern is too large')
  return program.push(instruction) - 1
}

function emit(program: Program, regex: Regex): void {
  switch (regex.kind) {
    case 'empty':
      return
    case 'char':
      push(program, { op: 'char', test: remembering(regex.test) })
      return
    case 'assert':
      push(program, { op: 'assert', assertion: regex.assertion })
      return
    case 'sequence':
      for (const part of regex.parts) emit(program, part)
      return
    case 'choice':
      emitChoice(program, regex.options)
      return
    case 'repeat':
      emitRepeat(program, regex)
  }
}

/** Copies of a counted part share one table of the answers for the first characters of Unicode. */
function remembering(test: Test): Test {
  const known = tables.get(test)
  if (known) return known
  const answers = new Uint8Array(remembered)
  const quick: Test = (code) => {
    if (code >= remembered) return test(code)
    const answer = answers[code]
    if (answer) return answer === 2
    const fresh = test(code)
    answers[code] = fresh ? 2 : 1
    return fresh
  }
  tables.set(test, quick)
  return quick
}

const remembered = 1024
const tables = new WeakMap<Test, Test>()

function emitChoice(program: Program, options: Regex[]): void {
  const exits: number[] = []
  for (const option of options.slice(0, -1)) {
    const split = push(program, { op: 'split', first: program.length + 1, second: -1 })
    emit(program, option)
    exits.push(push(program, { op: 'jump', to: -1 }))
    program[split] = { op: 'split', first: split + 1, second: program.length }
  }
  emit(program, options.at(-1)!)
  for (const exit of exits) program[exit] = { op: 'jump', to: program.length }
}

function emitRepeat(program: Program, repeat: Regex & { kind: 'repeat' }): void {
  // What takes no character holds as often as one likes where it holds once.
  if (!takesCharacters(repeat.body)) {
    if (repeat.min > 0) emit(program, repeat.body)
    return
  }
  for (let i = 0; i < repeat.min; i++) {
    emit(program, repeat.body)
  }
  if (repeat.max === Number.POSITIVE_INFINITY) {
    const split = push(program, { op: 'jump', to: -1 })
    emit(program, repeat.body)
    push(program, { op: 'jump', to: split })
    program[split] = branch(split + 1, program.length, repeat.greedy)
    return
  }
  const splits: number[] = []
  for (let i = repeat.min; i < repeat.max; i++) {
    splits.push(push(program, { op: 'jump', to: -1 }))
    emit(program, repeat.body)
  }
  for (const split of splits) program[split] = branch(split + 1, program.length, repeat.greedy)
}

function takesCharacters(regex: Regex): boolean {
  switch (regex.kind) {
    case 'char':
      return true
    case 'sequence':
      return regex.parts.some(takesCharacters)
    case 'choice':
      return regex.options.some(takesCharacters)
    case 'repeat':
      return regex.max > 0 && takesCharacters(regex.body)
    default:
      return false
  }
}

function branch(body: number, exit: number, greedy: boolean): Instruction {
  return greedy ? { op: 'split', first: body, second: exit } : { op: 'split', first: exit, second: body }
}
