import { StartError, VersionError } from './options.ts'

const known = /^(?:PortInUse|Certificate|UnusableData|NewerDatabase|RulesFile|IndexesFile|HostingConfig)Error$/

/**
 * How a program ends that was told something wrong, or found port or folder taken, before it touched any data: whoever tries
 * a new version (release/varanda.sh, which says this number too) learns nothing about it then. BSD's EX_CONFIG.
 */
export const notTheVersion = 78

/** Ends the process: with a sentence for whoever typed the command, or with the stack of what is a defect. */
export function endSaying(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  console.error(error instanceof StartError || (error instanceof Error && known.test(name)) ? error.message : error)
  const isTold = error instanceof StartError && !(error instanceof VersionError)
  // Ports are looked at beforehand; what fails once the data is open may have changed it.
  process.exit(isTold || name === 'UnusableDataError' || name === 'CertificateError' ? notTheVersion : 1)
}
