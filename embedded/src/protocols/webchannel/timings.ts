/** How long things may take and how large they may grow; milliseconds and bytes. */
export interface Timings {
  /** Told to the client, which gives a silent back channel up after 1.5 times as long. */
  keepaliveMs: number
  /** A session without a back channel for this long is gone: closing a tab does not always say so. */
  abandonedMs: number
  /** A back channel is ended after this time, or after this many bytes; the client opens the next one at once. */
  rotateMs: number
  rotateBytes: number
  /** Longest wait of a long-polling request. */
  longPollMs: number
  /** Unacknowledged answers beyond this end the session: its reader is too slow. */
  outboxBytes: number
  /** Messages that wait for an earlier one, or to be done, beyond this end the session. */
  waitingBytes: number
  /** When all sessions together hold more than this, those that grow beyond a fair share end. */
  totalBytes: number
  fairBytes: number
  /** How long a failed session stays to repeat its error. */
  failedMs: number
  /** How long a shutdown waits for a commit in progress. */
  drainMs: number
}

export const defaultTimings: Timings = {
  keepaliveMs: 30_000,
  abandonedMs: 90_000,
  rotateMs: 10 * 60_000,
  rotateBytes: 2 << 20,
  longPollMs: 30_000,
  outboxBytes: 32 << 20,
  waitingBytes: 32 << 20,
  totalBytes: 256 << 20,
  fairBytes: 1 << 20,
  failedMs: 30_000,
  drainMs: 2000,
}
