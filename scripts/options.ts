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
    return { ...values, port: port ? readPort(port) : undefined }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `${(error as Error).message} Options: --port N, --host NAME, --data FOLDER, --no-demo, --reset.`,
    )
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`--port takes a number from 0 to 65535, not "${text}".`)
  return port
}
