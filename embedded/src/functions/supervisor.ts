/**
 * Keeps one instance of the functions running from when it is first wanted until it is let rest: starts it, restarts it
 * after a crash, waits longer after each failure.
 */
import type { Log } from '../log.ts'
import { type Birth, type Bundle, type Instance, startInstance } from './instance.ts'

export interface Supervisor {
  /** The running instance, waited for, and started where there is none; null when none came up in time. */
  instance(timeoutMs?: number): Promise<Instance | null>
  /** Starts one where there is none, for who will soon ask. */
  wake(): void
  /** Called with each new instance before anyone else gets it. */
  onReady(listener: (instance: Instance) => void): void
  /** Gives an instance no new calls; a new one follows at once. What is inside may end. */
  retire(instance: Instance): void
  /** Ends a stuck instance; a new one follows. */
  replace(instance: Instance): void
  /** Ends an instance in which nothing is; the next one comes when it is wanted. */
  rest(instance: Instance): void
  /** Process ids of all that run, or are on their way. */
  processes(): number[]
  stop(): Promise<void>
}

/** Waking takes a second; on a machine that is busy beyond measure, much longer. */
const READY_TIMEOUT_MS = 60_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 10_000
/** An instance that lived this long did not die of its start. */
const STABLE_MS = 30_000
/** Instances at a time, with those that are leaving. */
const MOST_ALIVE = 3

export function supervise(bundle: Bundle, memoryMb: number, log: Log): Supervisor {
  const listeners: ((instance: Instance) => void)[] = []
  let waiting: ((instance: Instance | null) => void)[] = []
  let current: Instance | null = null
  let born: Birth | null = null
  let running: Promise<void> | null = null
  let isWanted = false
  let stopped = false
  let pause = FIRST_PAUSE_MS
  let wakeUp = () => {}
  let retireCurrent = () => {}
  const alive = new Set<Instance>()
  const processes = new Set<number>()

  async function run(): Promise<void> {
    while (isWanted && !stopped) {
      const startedAt = performance.now()
      try {
        born = startInstance(bundle, memoryMb, log)
        note(born)
        const instance = await born.ready
        if (stopped) return
        for (const listener of listeners) listener(instance)
        current = instance
        alive.add(instance)
        void instance.ended.then(() => alive.delete(instance))
        // Each holds the whole bundle in memory: of those that are leaving, the oldest goes at once.
        if (alive.size > MOST_ALIVE) void [...alive][0]?.terminate()
        const retired = new Promise<void>((resolve) => {
          retireCurrent = resolve
        })
        for (const resolve of waiting.splice(0)) resolve(instance)
        await Promise.race([instance.ended, retired])
        current = null
      } catch (error) {
        if (stopped) return
        log({ severity: 'ERROR', message: error instanceof Error ? error.message : String(error) })
        // A bundle that does not load will hardly do so at the next try: whoever waits is told now.
        for (const resolve of waiting.splice(0)) resolve(null)
      }
      if (stopped || !isWanted) return
      pause = performance.now() - startedAt > STABLE_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  function note({ pid, ended }: Birth): void {
    if (pid === undefined) return
    processes.add(pid)
    void ended.then(() => processes.delete(pid))
  }

  function wake(): void {
    isWanted = true
    if (stopped || running) return
    // After the present turn, so that listeners can be added first.
    const begun = Promise.resolve()
      .then(run)
      .finally(() => {
        running = null
        // Wanted again while the last one was on its way out.
        if (isWanted) wake()
      })
    running = begun
  }

  return {
    wake,
    onReady: (listener) => void listeners.push(listener),
    retire(instance) {
      if (instance !== current) return
      current = null
      retireCurrent()
    },
    replace(instance) {
      if (instance === current) current = null
      void instance.terminate()
    },
    rest(instance) {
      if (instance !== current) return
      isWanted = false
      current = null
      retireCurrent()
      void instance.terminate()
    },
    instance(timeoutMs = READY_TIMEOUT_MS) {
      if (current || stopped) return Promise.resolve(current)
      wake()
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting = waiting.filter((other) => other !== settle)
          resolve(null)
        }, timeoutMs)
        const settle = (instance: Instance | null) => {
          clearTimeout(timer)
          resolve(instance)
        }
        waiting.push(settle)
      })
    },
    processes: () => [...processes],
    async stop() {
      stopped = true
      wakeUp()
      for (const resolve of waiting.splice(0)) resolve(null)
      // One that is still starting is not waited for either.
      await Promise.all([born?.terminate(), ...[...alive].map((instance) => instance.terminate())])
      await running
    },
  }
}
