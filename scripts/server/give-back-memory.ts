/**
 * V8 collects when something is to be made, so that a server which has nothing to do keeps what it has let go, for hours. Here it
 * collects once it is quiet, and gives the pages back. Needs `--expose-gc`.
 */

/** How often one looks whether it is quiet, in milliseconds. */
const usualLookMs = 15_000
/** Quiet is who works less than so much of the time. */
const quietShare = 0.02
/** After less work than this, in milliseconds of CPU, there is nothing worth collecting. */
const worthMs = 200

export interface Work {
  /** CPU since the last look, and since memory was given back last; in milliseconds. */
  sinceLook: number
  sinceGiven: number
}

export function isTimeToGive({ sinceLook, sinceGiven }: Work, lookMs: number): boolean {
  return sinceLook < lookMs * quietShare && sinceGiven >= worthMs
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** `letGo` is told first, of what is no garbage. */
export function giveBackMemory(letGo: () => void, lookMs = usualLookMs): void {
  let seen = cpuMs()
  // The start's own work is the first to be collected.
  let given = seen - worthMs
  const look = () => {
    const now = cpuMs()
    const work = { sinceLook: now - seen, sinceGiven: now - given }
    seen = now
    if (!isTimeToGive(work, lookMs)) return
    letGo()
    globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
    seen = given = cpuMs()
  }
  // A start is over sooner than a busy hour.
  setTimeout(look, lookMs / 3).unref()
  setInterval(look, lookMs).unref()
}
