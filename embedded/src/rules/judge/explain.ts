import type { ExplainedAllow, Explanation, Verdict } from '../contract.ts'
import type { Witness } from '../evaluate/frame.ts'
import type { Place } from '../syntax/ast.ts'
import { show } from '../values/show.ts'
import type { Result } from '../values/value.ts'
import { quote } from './quote.ts'

/** Judges with a witness, and tells what it saw. */
export function explaining(source: string, judge: (witness: Witness) => Verdict): Explanation {
  let allows: ExplainedAllow[] = []
  const told = new Set<string>()
  const verdict = judge({
    candidate({ line, column }) {
      allows.push({ line, column, steps: [] })
      told.clear()
    },
    noted(place: Place, result: Result, depth) {
      const step = { line: place.line, column: place.column, text: quote(source, place), value: show(result), depth }
      // A function that is called often tells the same again.
      const key = `${place.start} ${place.end} ${depth} ${step.value}`
      if (told.has(key)) return
      told.add(key)
      allows.at(-1)?.steps.push(step)
    },
    again() {
      allows = []
    },
  })
  return { verdict, allows }
}

/** An explanation as lines for a terminal; `file` is what its places are in. */
export function explanationLines({ verdict, allows }: Explanation, file: string): string[] {
  const { line, column, message } = verdict.reason
  const lines = [`${file}:${line}:${column}: ${verdict.allowed ? 'allowed' : 'denied'}. ${message}`]
  for (const allow of allows) {
    lines.push(`  allow at ${allow.line}:${allow.column}`)
    const width = Math.max(0, ...allow.steps.map((step) => `${step.line}:${step.column}`.length))
    for (const step of allow.steps) {
      const place = `${step.line}:${step.column}`.padEnd(width)
      lines.push(`    ${place}  ${'  '.repeat(step.depth)}${step.text}  →  ${step.value}`)
    }
  }
  if (verdict.reads.length > 0) lines.push(`  read: ${verdict.reads.join(', ')}`)
  return lines
}
