/**
 * Before each read of Firestore the Admin SDK waits for a timer of 0 ms, which Node makes one of 1 ms: half of what a
 * history takes that is driven step by step. It has a door for tests, which its package does not export.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Wait = (callback: () => void, milliseconds: number) => unknown

const load = createRequire(import.meta.url)
const sdk = dirname(load.resolve('@google-cloud/firestore/package.json'))
const { setTimeoutHandler } = load(join(sdk, 'build/src/backoff.js')) as { setTimeoutHandler(wait: Wait): void }

/** In this process the SDK goes on at once where it would wait for no time. */
export function promptSdk(): void {
  setTimeoutHandler((goOn, milliseconds) => (milliseconds === 0 ? setImmediate(goOn) : setTimeout(goOn, milliseconds)))
}
