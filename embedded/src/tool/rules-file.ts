import { readFileSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { compileRules } from '../rules/compile.ts'
import { RulesSyntaxError } from '../rules/contract.ts'
import { ToolError } from './error.ts'

/** Editors write a file in several steps; its content is read when they have been quiet for so long. */
const quietMs = 60

/** The file's text. Throws ToolError. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ToolError(`The file ${file} cannot be read.`)
  }
}

/** The text of rules that can be published. Throws ToolError with every problem. */
export function readRules(file: string): string {
  const text = readText(file)
  try {
    compileRules(text)
    return text
  } catch (error) {
    throw error instanceof RulesSyntaxError ? new ToolError(problemsIn(file, error)) : error
  }
}

/** Every problem as `file:line:column: what`, a line each. */
function problemsIn(file: string, { problems }: RulesSyntaxError): string {
  return problems.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join('\n')
}

/** Publishes a file whenever it changes, and says how it went; gives the function that ends this. */
export function watchRules(file: string, publish: (text: string) => void, say: (line: string) => void): () => void {
  let text = readText(file)
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    try {
      const changed = readText(file)
      if (changed === text) return
      text = changed
      publish(text)
      say(`Published ${file}.`)
    } catch (error) {
      if (error instanceof RulesSyntaxError) say(`${problemsIn(file, error)}\nNot published: the rules before stay.`)
      else if (error instanceof ToolError) say(`${error.message} The rules before stay.`)
      else throw error
    }
  }
  // The folder, because many editors put a new file in the old one's place.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(look, quietMs)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
