import { wordCharacter } from './char-class.ts'
import type { Program } from './program.ts'
import type { Assertion } from './syntax.ts'

/**
 * Runs a compiled pattern in time proportional to text × program, whatever the pattern: all threads advance together
 * over the text (Pike's machine), so no pattern can make it back-track.
 * Source: R. Cox, "Regular Expression Matching: the Virtual Machine Approach",
 * https://swtch.com/~rsc/regexp/regexp2.html
 */

/** Thrown when a text is too long for a pattern: linear is not yet quick. */
export class RegexTooCostly extends Error {}

/** Work left, over all searches that share it. A million steps are some 25 ms. */
export interface Budget {
  steps: number
}

export const newBudget = (): Budget => ({ steps: 1_000_000 })

export interface Found {
  start: number
  end: number
}

/** A pattern made ready to run over one text, as often as needed: what the threads stand on is set aside once. */
export interface Machine {
  readonly program: Program
  readonly text: number[]
  readonly budget: Budget
  current: Threads
  next: Threads
}

export function machineFor(program: Program, text: number[], budget: Budget): Machine {
  return { program, text, budget, current: new Threads(program.length), next: new Threads(program.length) }
}

/** Whether the whole text matches. */
export function matchesWhole(machine: Machine): boolean {
  return run(machine, 0, true) !== null
}

/** The leftmost match at or after `from`, alternatives preferred in the order written. */
export function find(machine: Machine, from: number): Found | null {
  return run(machine, from, false)
}

/** Live threads in order of preference: where each is in the program, and where in the text it began. */
class Threads {
  readonly at: Int32Array
  readonly began: Int32Array
  count = 0
  /** Instructions still to be followed; empty between two calls. */
  readonly pending: number[] = []
  readonly #seen: Int32Array
  /** Instructions met at this position: with the threads that wait for a character, what it costs. */
  entered = 0
  #generation = 0

  constructor(size: number) {
    this.at = new Int32Array(size)
    this.began = new Int32Array(size)
    this.#seen = new Int32Array(size)
  }

  clear(): void {
    this.count = 0
    this.entered = 0
    this.#generation++
  }

  enter(instruction: number): boolean {
    if (this.#seen[instruction] === this.#generation) return false
    this.#seen[instruction] = this.#generation
    this.entered++
    return true
  }

  add(at: number, began: number): void {
    this.at[this.count] = at
    this.began[this.count++] = began
  }
}

function run(machine: Machine, from: number, whole: boolean): Found | null {
  const { program, text, budget } = machine
  let { current, next } = machine
  let found: Found | null = null
  current.clear()
  for (let position = from; position <= text.length; position++) {
    if (found === null && (!whole || position === from)) follow(program, current, text, position, position, 0)
    if (current.count === 0 && (whole || found)) break
    budget.steps -= current.entered + current.count + 1
    if (budget.steps < 0) throw new RegexTooCostly()
    next.clear()
    for (let i = 0; i < current.count; i++) {
      const at = current.at[i]!
      const instruction = program[at]!
      if (instruction.op === 'match') {
        if (whole && position < text.length) continue
        found = { start: current.began[i]!, end: position }
        break
      }
      if (instruction.op === 'char' && position < text.length && instruction.test(text[position]!)) {
        follow(program, next, text, position + 1, current.began[i]!, at + 1)
      }
    }
    const swap = current
    current = next
    next = swap
  }
  return found
}

/** Adds a thread, following everything that takes no character; a stack keeps the order of preference. */
function follow(
  program: Program,
  threads: Threads,
  text: number[],
  position: number,
  began: number,
  from: number,
): void {
  const { pending } = threads
  for (let at: number | undefined = from; at !== undefined; at = pending.pop()) {
    if (!threads.enter(at)) continue
    const instruction = program[at]!
    switch (instruction.op) {
      case 'jump':
        pending.push(instruction.to)
        break
      case 'split':
        pending.push(instruction.second, instruction.first)
        break
      case 'assert':
        if (holds(instruction.assertion, text, position)) pending.push(at + 1)
        break
      default:
        threads.add(at, began)
    }
  }
}

function holds(assertion: Assertion, text: number[], position: number): boolean {
  switch (assertion) {
    case 'text-start':
      return position === 0
    case 'text-end':
      return position === text.length
    case 'line-start':
      return position === 0 || text[position - 1] === 10
    case 'line-end':
      return position === text.length || text[position] === 10
    default: {
      const before = position > 0 && wordCharacter(text[position - 1]!)
      const after = position < text.length && wordCharacter(text[position]!)
      return (before !== after) === (assertion === 'word')
    }
  }
}
