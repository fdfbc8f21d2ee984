import { createServer } from 'node:net'
import { StartError } from './options.ts'

export const defaultPort = 4380

/** How many ports after the default one are tried. */
const portsTried = 50

/**
 * The port to listen on: the one that was asked for, or the first free one from the default on. Throws StartError when
 * the one that was asked for is in use.
 */
export async function choosePort(wanted: number | undefined, host: string): Promise<number> {
  if (wanted !== undefined) {
    if (wanted !== 0 && !(await isFree(wanted, host))) {
      throw new StartError(`Port ${wanted} is in use; choose another with --port, or leave --port out.`)
    }
    return wanted
  }
  for (let port = defaultPort; port < defaultPort + portsTried; port++) if (await isFree(port, host)) return port
  throw new StartError(
    `No port from ${defaultPort} to ${defaultPort + portsTried - 1} is free; choose one with --port.`,
  )
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, host, () => server.close(() => done(true)))
  })
}
