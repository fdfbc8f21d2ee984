import { createServer } from 'node:net'
import { StartError, type StartOptions } from './options.ts'

export const defaultPort = 4380

/** How many ports after the default one are tried. */
const portsTried = 50

/**
 * The port to listen on: the one that was asked for, or the first free one from the default on. Throws StartError when
 * the one that was asked for cannot be had, or the host is not this machine's.
 */
export async function choosePort(wanted: number | undefined, host: string): Promise<number> {
  if (wanted !== undefined) return requirePort('port', wanted, host)
  for (let port = defaultPort; port < defaultPort + portsTried; port++)
    if (!(await troubleWith(port, host))) return port
  throw new StartError(
    `No port from ${defaultPort} to ${defaultPort + portsTried - 1} is free; choose one with --port.`,
  )
}

/** Throws StartError when one of the other ports that were asked for cannot be had. `port` is the chosen one. */
export async function checkOtherPorts({ host, httpPort, adminPort }: StartOptions, port: number): Promise<void> {
  const all = [port, httpPort, adminPort].filter(Boolean)
  if (new Set(all).size < all.length) throw new StartError('--port, --http-port and --admin-port take a number each.')
  if (httpPort) await requirePort('http-port', httpPort, host)
  if (adminPort) await requirePort('admin-port', adminPort, '127.0.0.1')
}

async function requirePort(option: string, wanted: number, host: string): Promise<number> {
  const trouble = await troubleWith(wanted, host)
  if (trouble === 'in use') {
    throw new StartError(`Port ${wanted} is in use; choose another with --${option}, or leave --${option} out.`)
  }
  if (trouble === 'not allowed') {
    throw new StartError(`Port ${wanted} may only be used by the system's administrator; choose one from 1024 on.`)
  }
  return wanted
}

type Trouble = 'in use' | 'not allowed'

function troubleWith(port: number, host: string): Promise<Trouble | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('in use')
      else if (error.code === 'EACCES') resolve('not allowed')
      else reject(new StartError(`"${host}" is no address of this machine; leave --host out, or try 0.0.0.0.`))
    })
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
