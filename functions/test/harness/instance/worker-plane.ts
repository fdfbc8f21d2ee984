/**
 * Loaded in the functions worker before the built bundle: sends its Admin SDK through the harness's proxy, and lets the
 * process live in the instance's time. Nothing in the product knows of it.
 */
import { readFileSync } from 'node:fs'
import { setOffset } from './moved-clock.ts'

const plane = process.env.HARNESS_PLANE ?? ''
for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'CLOUD_TASKS_EMULATOR_HOST']) {
  process.env[name] = plane
}
process.env.STORAGE_EMULATOR_HOST = `http://${plane}`

const follow = () => setOffset(Number(readFileSync(process.env.HARNESS_CLOCK_FILE ?? '', 'utf8')))
follow()
setInterval(follow, 10).unref()
