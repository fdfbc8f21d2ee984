/**
 * Loaded in the functions worker before the built bundle: sends its Admin SDK through the harness's proxy, and lets the
 * thread live in the instance's time. Nothing in the product knows of it.
 */
import { BroadcastChannel } from 'node:worker_threads'
import { setOffset } from './moved-clock.ts'

const plane = process.env.HARNESS_PLANE ?? ''
for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'CLOUD_TASKS_EMULATOR_HOST']) {
  process.env[name] = plane
}
process.env.STORAGE_EMULATOR_HOST = `http://${plane}`

setOffset(Number(process.env.HARNESS_CLOCK ?? 0))
const moves = new BroadcastChannel('harness-clock')
moves.onmessage = (event) => {
  setOffset((event as { data: number }).data)
}
moves.unref()
