import { parseArgs } from 'node:util'

export interface StartOptions {
  /** Undefined: 4380 or the next free one. */
  port: number | undefined
  host: string
  data: string
  demo: boolean
  reset: boolean
}

/** Something the person who started the house can put right; shown as one sentence, without a stack. */
export class StartError extends Error {}

/**
 * Reads the command line; what it leaves out comes from the settings of `.env` (VARANDA_PORT, VARANDA_HOST,
 * VARANDA_DATA). Throws StartError for anything it does not know.
 */
export function readOptions(parameters: string[], settings: Record<string, string | undefined>): StartOptions {
  try {
    const { values } = parseArgs({
      args: parameters,
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: settings.VARANDA_HOST || 'localhost' },
        data: { type: 'string', default: settings.VARANDA_DATA || 'data' },
        demo: { type: 'boolean', default: true },
        reset: { type: 'boolean', default: false },
      },
      allowNegative: true,
    })
    const port = values.port ?? settings.VARANDA_PORT
    for (const name of ['host', 'data'] as const) {
      if (!values[name].trim()) throw new StartError(`--${name} needs a value.`)
    }
    return { ...values, port: port ? readPort(port) : undefined }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `${reason(error as Error)}; there are --port N, --host NAME, --data FOLDER, --no-demo, --reset.`,
    )
  }
}

/** What node:util says about a command line, without its advice: the first clause, in one line. */
function reason({ message }: Error): string {
  return (message.split(/[.\n]/)[0] ?? message).trim()
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`--port takes a number from 0 to 65535, not "${text}".`)
  return port
}
