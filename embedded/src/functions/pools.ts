/**
 * Functions that declare as much memory share a worker with that limit, so that one which fills its memory (a photo
 * being decoded) ends none of the others' calls. Those that ask for little share the first worker; the others' start
 * when called.
 */
import type { HttpResponse } from '../http/exchange.ts'
import type { Log } from '../log.ts'
import type { Endpoint } from './endpoint.ts'
import type { Bundle } from './instance.ts'
import { type FunctionCall, type Runner, runner } from './runner.ts'
import { type Supervisor, supervise } from './supervisor.ts'

/** Of the first worker. Each further one holds the whole bundle again, so little asks are not told apart. */
const LEAST_MB = 512

export interface Pools {
  /** The worker that tells what functions there are. */
  first: Supervisor
  run(endpoint: Endpoint, kind: 'http' | 'event', call: FunctionCall): Promise<HttpResponse>
  stop(): Promise<void>
}

export function openPools(bundle: Bundle, log: Log): Pools {
  const pools = new Map<number, { supervisor: Supervisor; run: Runner }>()

  function poolOf(memoryMb: number) {
    const known = pools.get(memoryMb)
    if (known) return known
    const supervisor = supervise(bundle, memoryMb, log)
    const pool = { supervisor, run: runner(supervisor, log) }
    pools.set(memoryMb, pool)
    return pool
  }

  return {
    first: poolOf(LEAST_MB).supervisor,
    run: (endpoint, kind, call) =>
      poolOf(Math.max(LEAST_MB, endpoint.availableMemoryMb ?? LEAST_MB)).run(endpoint, kind, call),
    async stop() {
      await Promise.all([...pools.values()].map(({ supervisor }) => supervisor.stop()))
    },
  }
}
