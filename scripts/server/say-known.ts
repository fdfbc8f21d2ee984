import { StartError } from './options.ts'

const known = /^(?:PortInUse|Certificate|UnusableData|NewerDatabase|RulesFile|IndexesFile|HostingConfig)Error$/

/** Ends the process: with a sentence for whoever typed the command, or with the stack of what is a defect. */
export function endSaying(error: unknown): never {
  const isKnown = error instanceof StartError || (error instanceof Error && known.test(error.name))
  console.error(isKnown ? error.message : error)
  process.exit(1)
}
