/**
 * Functions that declare as much memory share a worker with that limit, so that one which fills its memory (a photo
 * being decoded) ends none of the others' calls. Those that ask for little share the first worker. Each starts when it
 * is called.
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
  /** Has the first worker there for who will soon ask. */
  wake(): void
  run(endpoint: Endpoint, kind: 'http' | 'event', call: FunctionCall): Promise<HttpResponse>
  /** Process ids of the workers that run, or are on their way. */
  processes(): number[]
  stop(): Promise<void>
}

/** `restAfterMs`: how long a worker may have nothing to do. */
export function openPools(bundle: Bundle, restAfterMs: number, log: Log): Pools {
  const pools = new Map<number, { supervisor: Supervisor; runner: Runner }>()

  function poolOf(memoryMb: number) {
    const known = pools.get(memoryMb)
    if (known) return known
    const supervisor = supervise(bundle, memoryMb, log)
    const pool = { supervisor, runner: runner(supervisor, restAfterMs, log) }
    pools.set(memoryMb, pool)
    return pool
  }

  const first = poolOf(LEAST_MB)
  return {
    first: first.supervisor,
    wake: first.runner.wake,
    run: (endpoint, kind, call) =>
      poolOf(Math.max(LEAST_MB, endpoint.availableMemoryMb ?? LEAST_MB)).runner.run(endpoint, kind, call),
    processes: () => [...pools.values()].flatMap(({ supervisor }) => supervisor.processes()),
    async stop() {
      for (const { runner } of pools.values()) runner.stop()
      await Promise.all([...pools.values()].map(({ supervisor }) => supervisor.stop()))
    },
  }
}
