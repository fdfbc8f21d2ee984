import { parseArgs } from 'node:util'
import { ToolError } from './error.ts'

export const usage = `pnpm embedded --rules FILE [--project ID] [--port N] [--storage-rules FILE] [--indexes FILE] [--no-index-check]
              [--watch] [--explain]
  Runs the engine alone on this machine, with data of its own that goes when it stops.
  --rules           the rules of Firestore
  --project         the one project that is served; left out, every project that a client names has its own documents
  --port            left out or 0, any free one
  --storage-rules   the rules of Storage; left out, Storage refuses every client
  --indexes         the composite indexes there are (firestore.indexes.json); left out, none
  --no-index-check  refuse no query for want of an index
  --watch           publish the rules again whenever a file changes
  --explain         print why each refused request was refused

pnpm embedded verdicts PATH [--explain]
  Judges a file of verdicts of production, or every one of a folder, and shows where we differ and why.
  --explain         show why for every verdict`

export interface ServeCommand {
  name: 'serve'
  rules: string
  storageRules: string | undefined
  indexes: string | undefined
  indexCheck: boolean
  project: string | undefined
  port: number
  watch: boolean
  explain: boolean
}

export type Command = { name: 'help' } | { name: 'verdicts'; path: string; explain: boolean } | ServeCommand

/** Reads the command line. Throws ToolError for anything it does not know. */
export function readCommand(parameters: string[]): Command {
  const { values, positionals } = parse(parameters)
  const [name, path, ...others] = positionals
  if (values.help) return { name: 'help' }
  if (name === undefined) return serveCommand(values)
  if (name !== 'verdicts') throw new ToolError(`There is no command "${name}".\n\n${usage}`)
  if (path === undefined || others.length > 0) throw new ToolError(`verdicts takes one file or folder.\n\n${usage}`)
  return { name, path, explain: values.explain }
}

type Values = ReturnType<typeof parse>['values']

function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      options: {
        rules: { type: 'string' },
        'storage-rules': { type: 'string' },
        indexes: { type: 'string' },
        'index-check': { type: 'boolean', default: true },
        project: { type: 'string' },
        port: { type: 'string', default: '0' },
        watch: { type: 'boolean', default: false },
        explain: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
      allowNegative: true,
      allowPositionals: true,
    })
  } catch (error) {
    throw new ToolError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`)
  }
}

function serveCommand(values: Values): ServeCommand {
  const { rules, indexes, project, port, watch, explain } = values
  if (rules === undefined) throw new ToolError(`--rules FILE is needed.\n\n${usage}`)
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new ToolError(`--port takes a number from 0 to 65535, not "${port}".`)
  }
  if (project !== undefined && !/^[\w.:-]{1,100}$/.test(project)) throw new ToolError(`"${project}" is no project id.`)
  return {
    name: 'serve',
    rules,
    indexes,
    project,
    watch,
    explain,
    port: Number(port),
    storageRules: values['storage-rules'],
    indexCheck: values['index-check'],
  }
}
