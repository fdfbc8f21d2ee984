/**
 * V8 compiles what a start repeats as if it were to be repeated for ever, and its two optimizing compilers leave 8 MB of their own code
 * in memory, of a server that may have nothing to do for hours. Here they sleep until there is work. V8 asks both flags whenever it
 * decides what to compile; what tells its caches of compiled code apart is made of flags as well, so that they are set back at the end.
 */
import { setFlagsFromString } from 'node:v8'

const compilers = ['maglev', 'turbofan'] as const

/** How often one looks whether there is work, in milliseconds; and how much of the time between two looks is CPU where there is. */
const usualLookMs = 1_000
const busyShare = 0.5

/** To be called before what is loaded and run once; it ends with the process or when they are woken. */
export function letCompilersSleep(): void {
  for (const name of compilers) setFlagsFromString(`--no-${name}`)
  process.once('exit', wake)
}

export function wakeCompilersWhenBusy(lookMs = usualLookMs): void {
  let seen = cpuMs()
  const looking = setInterval(() => {
    const now = cpuMs()
    const isBusy = now - seen >= lookMs * busyShare
    seen = now
    if (!isBusy) return
    clearInterval(looking)
    wake()
  }, lookMs).unref()
}

function wake(): void {
  for (const name of compilers) setFlagsFromString(`--${name}`)
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
