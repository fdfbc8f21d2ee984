/**
 * Runs calls in the current instance, and sees to it that one that loops or crashes holds few others up: an instance
 * that answers no pulse, or in which a call went wrong beyond its own answer, gets no new calls; those inside may end.
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

export type Runner = (endpoint: Endpoint, kind: 'http' | 'event', call: FunctionCall) => Promise<HttpResponse>

/** How often a busy instance is asked for a sign of life, and how long it may take to give it. */
const WATCH_MS = 1000
const PULSE_MS = 2000
/** How long an instance may still send, a stream for example, after its last call has ended. */
const LAST_WORDS_MS = 2000

export function runner(supervisor: Supervisor, log: Log): Runner {
  const inside = new Map<Instance, number>()
  const leaving = new Set<Instance>()
  const watched = new Set<Instance>()

  supervisor.onReady((instance) => {
    void instance.wounded.then(() => leave(instance))
    void instance.ended.then(() => {
      inside.delete(instance)
      leaving.delete(instance)
    })
  })

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

  return async (endpoint, kind, { deadlineMs = Number.POSITIVE_INFINITY, ...call }) => {
    const instance = await supervisor.instance()
    if (!instance) throw new InvocationError('unloaded')
    const timeoutMs = Math.min(deadlineMs, (endpoint.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000)
    inside.set(instance, (inside.get(instance) ?? 0) + 1)
    void watch(instance)
    try {
      return await invoke(instance, { ...call, functionName: endpoint.name, kind, timeoutMs })
    } catch (error) {
      if (error instanceof InvocationError && error.reason === 'timeout' && !(await hasPulse(instance))) {
        log({ severity: 'ERROR', message: 'The functions worker is stuck and is replaced' })
        supervisor.replace(instance)
      }
      throw error
    } finally {
      const left = inside.get(instance)
      if (left !== undefined) inside.set(instance, left - 1)
      endIfEmpty(instance)
    }
  }
}
