/** One worker thread with the built functions loaded. It is used until it dies; the host then makes another. */
import { randomBytes, randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
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
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>
  /** Ends the thread at once; what it is doing is lost. */
  terminate(): Promise<void>
}

/**
 * The space of short-lived objects, in megabytes. V8's own 48 are not given back after a large piece of work: with a quarter
 * of them a copy of a member's data takes half as much memory, and no longer.
 */
const youngMb = 12

/** `memoryMb` limits its heap. Rejects when the bundle cannot be loaded. */
export function startInstance(bundle: Bundle, memoryMb: number, log: Log): Promise<Instance> {
  const { entry, adminPlane } = bundle
  const secret = randomBytes(32).toString('base64url')
  const name = randomUUID()
  const worker = new Worker(workerFile, {
    workerData: { entry, secret, worker: name, adminPlane } satisfies WorkerStart,
    env: bundle.env(),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
  })
  followLogs(worker.stdout, 'INFO', log)
  followLogs(worker.stderr, 'WARNING', log)
  const ended = new Promise<void>((resolve) => {
    worker.on('error', (error) => log({ severity: 'ERROR', message: 'The functions worker crashed', error }))
    worker.on('exit', () => {
      bundle.ended(name)
      resolve()
    })
  })
  const wounded = Promise.withResolvers<void>()
  const terminate = async () => {
    await worker.terminate()
  }
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('The functions worker ended while it was starting')))
    worker.on('message', (message: WorkerMessage) => {
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
      resolve({ port: message.port, secret, endpoints, wounded: wounded.promise, ended, terminate })
    })
  })
}
