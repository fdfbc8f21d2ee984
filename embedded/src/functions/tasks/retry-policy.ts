/** How often a failed delivery is tried again, and when. */
import type { Endpoint } from '../endpoint.ts'
import type { Job } from '../jobs.ts'

export interface RetryPolicy {
  maxAttempts: number
  minBackoffMs: number
  maxBackoffMs: number
  /** After so many doublings the pause grows by the same step each time. */
  maxDoublings: number
  /** Tries end after this long, once maxAttempts is reached too; null for no such limit. */
  maxRetryMs: number | null
}

/** Even a trigger that asks for no retries is tried again when not it but its worker failed. */
const CRASH_ATTEMPTS = 5
const seconds = (value: number | undefined, otherwise: number) => (value ?? otherwise) * 1000

export function retryPolicy(job: Job, endpoint: Endpoint, crashed: boolean): RetryPolicy {
  if (job.kind === 'task') {
    // Cloud Tasks' own defaults, as Firebase sets them.
    const config = endpoint.taskQueueTrigger?.retryConfig ?? {}
    return {
      maxAttempts: config.maxAttempts ?? 3,
      minBackoffMs: seconds(config.minBackoffSeconds, 0.1),
      maxBackoffMs: seconds(config.maxBackoffSeconds, 3600),
      maxDoublings: config.maxDoublings ?? 16,
      maxRetryMs: config.maxRetrySeconds === undefined ? null : config.maxRetrySeconds * 1000,
    }
  }
  const scheduled = endpoint.scheduleTrigger?.retryConfig
  if (scheduled?.retryCount) {
    // Cloud Scheduler's own defaults.
    return {
      maxAttempts: 1 + scheduled.retryCount,
      minBackoffMs: seconds(scheduled.minBackoffSeconds, 5),
      maxBackoffMs: seconds(scheduled.maxBackoffSeconds, 3600),
      maxDoublings: scheduled.maxDoublings ?? 5,
      maxRetryMs: scheduled.maxRetrySeconds === undefined ? null : scheduled.maxRetrySeconds * 1000,
    }
  }
  const wanted = endpoint.eventTrigger?.retry ? 12 : 1
  return {
    maxAttempts: crashed ? Math.max(wanted, CRASH_ATTEMPTS) : wanted,
    minBackoffMs: 200,
    maxBackoffMs: 10 * 60_000,
    maxDoublings: 16,
    maxRetryMs: null,
  }
}

/** Milliseconds to wait after the given number of failed attempts (1 or more). */
export function backoff(policy: RetryPolicy, failures: number): number {
  const doublings = Math.min(failures - 1, policy.maxDoublings)
  const linear = Math.max(0, failures - 1 - policy.maxDoublings)
  const pause = policy.minBackoffMs * 2 ** doublings * (1 + linear)
  return Math.min(pause, policy.maxBackoffMs)
}

/** True when a job that has now failed `failures` times is not to be tried again. */
export function isExhausted(policy: RetryPolicy, failures: number, ageMs: number): boolean {
  if (failures < policy.maxAttempts) return false
  return policy.maxRetryMs === null || ageMs >= policy.maxRetryMs
}
