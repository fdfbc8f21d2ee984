import { parseArgs } from 'node:util'
import { ToolError } from './error.ts'

export const usage = `pnpm embedded verdicts PATH [--explain]
  Judges a file of verdicts of production, or every one of a folder, and shows where we differ and why.
  --explain     show why for every verdict`

export type Command = { name: 'help' } | { name: 'verdicts'; path: string; explain: boolean }

/** Reads the command line. Throws ToolError for anything it does not know. */
export function readCommand(parameters: string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { explain: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [name, path, ...others] = positionals
    if (values.help || name === undefined) return { name: 'help' }
    if (name !== 'verdicts') throw new ToolError(`There is no command "${name}".\n\n${usage}`)
    if (path === undefined || others.length > 0) throw new ToolError(`verdicts takes one file or folder.\n\n${usage}`)
    return { name, path, explain: values.explain }
  } catch (error) {
    if (error instanceof ToolError) throw error
    throw new ToolError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`)
  }
}
