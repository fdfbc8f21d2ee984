/** One process with the built functions loaded. It is used until it dies or is let go; the next one is another. */
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import { type Endpoint, readEndpoint } from './endpoint.ts'
import type { AdminPlane, WorkerMessage, WorkerStart } from './worker/messages.ts'
import { workerFile } from './worker-file.ts'
import { followLogs } from './worker-logs.ts'

/** What a worker loads, and what it finds around it. */
export interface Bundle {
  /** File URL of the built bundle's entry. */
  entry: string
  /** Asked at each start. */
  env: () => Record<string, string | undefined>
  adminPlane: AdminPlane
  /** Told of each worker that has ended, by its name on the admin plane. */
  ended: (worker: string) => void
}

export interface Instance {
  port: number
  secret: string
  endpoints: ReadonlyMap<string, Endpoint>
  /** Resolves when something inside went wrong beyond a call's own answer; other calls may still end well. */
  wounded: Promise<void>
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>
  /** Ends the process at once; what it is doing is lost. */
  terminate(): Promise<void>
}

export interface Birth {
  /** Undefined where the system gave no process. */
  pid: number | undefined
  /** Rejects when the bundle cannot be loaded, or the process ends before it is. */
  ready: Promise<Instance>
  /** Resolves when the process has ended, however far it came. */
  ended: Promise<void>
  /** Ends the process however far it has come. */
  terminate(): Promise<void>
}

/**
 * Each half of the space of short-lived objects, in megabytes. V8's own 16 are not given back after a large piece of work: with
 * a quarter of them a copy of a member's data takes half as much memory, and no longer.
 */
const halfOfYoungMb = 4

/** `memoryMb` limits its heap. A process, because what a thread has used is never quite given back. */
export function startInstance(bundle: Bundle, memoryMb: number, log: Log): Birth {
  const { entry, adminPlane } = bundle
  const secret = randomBytes(32).toString('base64url')
  const name = randomUUID()
  const child = fork(fileURLToPath(workerFile), [], {
    env: bundle.env(),
    execArgv: [
      `--max-old-space-size=${memoryMb}`,
      `--max-semi-space-size=${halfOfYoungMb}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  followLogs(child.stdout!, 'INFO', log)
  followLogs(child.stderr!, 'WARNING', log)
  let isEnding = false
  const over = Promise.withResolvers<void>()
  const fail = (error: unknown) => log({ severity: 'ERROR', message: 'The functions worker crashed', error })
  child.on('error', (error) => {
    fail(error)
    // One that never came to be has no exit either.
    if (child.pid === undefined) over.resolve()
  })
  child.on('exit', (code, signal) => {
    if (!isEnding && code !== 0) fail(new Error(`It ended with ${signal ?? code}`))
    bundle.ended(name)
    over.resolve()
  })
  const wounded = Promise.withResolvers<void>()
  const terminate = async () => {
    isEnding = true
    child.kill('SIGKILL')
    await over.promise
  }
  const ready = new Promise<Instance>((resolve, reject) => {
    void over.promise.then(() => reject(new Error('The functions worker ended while it was starting')))
    child.on('message', (message: WorkerMessage) => {
      if (message.kind === 'wounded') {
        wounded.resolve()
        return
      }
      if (message.kind === 'failed') {
        reject(new Error(`The functions could not be loaded: ${message.message}`))
        void terminate()
        return
      }
      const endpoints = new Map<string, Endpoint>()
      for (const [name, manifest] of Object.entries(message.manifests)) {
        const endpoint = readEndpoint(name, manifest)
        if (endpoint) endpoints.set(name, endpoint)
        else log({ severity: 'ERROR', message: `The trigger of function ${name} is not understood; it will not run` })
      }
      const { port } = message
      const told = { wounded: wounded.promise, ended: over.promise, terminate }
      resolve({ port, secret, endpoints, ...told })
    })
  })
  // As a message: arguments and environment can be read by others, or are handed on to what functions start.
  child.send({ entry, secret, worker: name, adminPlane } satisfies WorkerStart, () => {})
  return { pid: child.pid, ready, ended: over.promise, terminate }
}
