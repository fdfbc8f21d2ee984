/**
 * Runs calls in the current instance, and sees to it that one that loops or crashes holds few others up: an instance
 * that answers no pulse, or in which a call went wrong beyond its own answer, gets no new calls; those inside may end.
 * One that had nothing to do for a while is let go.
 */
import type { HttpResponse } from '../http/exchange.ts'
import type { Log } from '../log.ts'
import { DEFAULT_TIMEOUT_SECONDS, type Endpoint } from './endpoint.ts'
import type { Instance } from './instance.ts'
import { type Invocation, InvocationError, invoke } from './invoke.ts'
import type { Supervisor } from './supervisor.ts'

export interface FunctionCall extends Pick<Invocation, 'method' | 'path' | 'headers' | 'body'> {
  /** How long the caller waits at most, where the function may take longer. */
  deadlineMs?: number
}

export interface Runner {
  run(endpoint: Endpoint, kind: 'http' | 'event', call: FunctionCall): Promise<HttpResponse>
  /** Has an instance there, and lets it stay as long as after a call. */
  wake(): void
  stop(): void
}

/** How often a busy instance is asked for a sign of life, and how long it may take to give it. */
const WATCH_MS = 1000
const PULSE_MS = 2000
/** How long an instance may still send after its last call has ended. */
const LAST_WORDS_MS = 2000

/** `restAfterMs`: how long an instance may have nothing to do. */
export function runner(supervisor: Supervisor, restAfterMs: number, log: Log): Runner {
  const inside = new Map<Instance, number>()
  const leaving = new Set<Instance>()
  const watched = new Set<Instance>()
  let current: Instance | null = null
  let tired: NodeJS.Timeout | undefined

  supervisor.onReady((instance) => {
    current = instance
    restLater()
    void instance.wounded.then(() => leave(instance))
    void instance.ended.then(() => {
      inside.delete(instance)
      leaving.delete(instance)
    })
  })

  function restLater(): void {
    clearTimeout(tired)
    tired = setTimeout(() => {
      if (current && (inside.get(current) ?? 0) === 0) supervisor.rest(current)
    }, restAfterMs).unref()
  }

  function leave(instance: Instance): void {
    if (leaving.has(instance)) return
    leaving.add(instance)
    supervisor.retire(instance)
    endIfEmpty(instance)
  }

  function endIfEmpty(instance: Instance): void {
    if (!leaving.has(instance) || (inside.get(instance) ?? 0) > 0) return
    setTimeout(() => void instance.terminate(), LAST_WORDS_MS).unref()
  }

  async function hasPulse(instance: Instance): Promise<boolean> {
    const pulse = { functionName: '', kind: 'http' as const, method: 'GET', path: '/', headers: {} }
    const beat = invoke(instance, { ...pulse, body: Buffer.alloc(0), timeoutMs: PULSE_MS })
    return beat.then(
      () => true,
      () => false,
    )
  }

  /** Runs while the instance has calls. */
  async function watch(instance: Instance): Promise<void> {
    if (watched.has(instance)) return
    watched.add(instance)
    while ((inside.get(instance) ?? 0) > 0 && !leaving.has(instance)) {
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS).unref())
      if ((inside.get(instance) ?? 0) === 0 || leaving.has(instance) || (await hasPulse(instance))) continue
      if (!inside.has(instance)) break
      log({ severity: 'ERROR', message: 'The functions worker is stuck; another one takes new calls' })
      leave(instance)
    }
    watched.delete(instance)
  }

  function enter(instance: Instance): () => void {
    inside.set(instance, (inside.get(instance) ?? 0) + 1)
    void watch(instance)
    return () => {
      const left = inside.get(instance)
      if (left !== undefined) inside.set(instance, left - 1)
      endIfEmpty(instance)
      restLater()
    }
  }

  return {
    async run(endpoint, kind, { deadlineMs = Number.POSITIVE_INFINITY, ...call }) {
      const instance = await supervisor.instance()
      if (!instance) throw new InvocationError('unloaded')
      const timeoutMs = Math.min(deadlineMs, (endpoint.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000)
      try {
        return await invoke(instance, { ...call, functionName: endpoint.name, kind, timeoutMs }, enter(instance))
      } catch (error) {
        if (error instanceof InvocationError && error.reason === 'timeout' && !(await hasPulse(instance))) {
          log({ severity: 'ERROR', message: 'The functions worker is stuck and is replaced' })
          supervisor.replace(instance)
        }
        throw error
      }
    },
    wake() {
      supervisor.wake()
      restLater()
    },
    stop: () => clearTimeout(tired),
  }
}
