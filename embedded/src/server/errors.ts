/** Why a server could not start, each in one sentence for whoever typed the command. */

export class PortInUseError extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is already in use.`)
    this.name = 'PortInUseError'
  }
}

/** A rules file is missing or cannot be published; the message begins with file, line and column. */
export class RulesFileError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'RulesFileError'
  }
}

/** The file of index definitions is missing or no JSON. */
export class IndexesFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'IndexesFileError'
  }
}
