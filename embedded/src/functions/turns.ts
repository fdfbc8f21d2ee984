/** Which of the due jobs begin now, so that no function's queue holds up another's. */

export interface Queue {
  /** Due and not under way, oldest first. */
  due: readonly number[]
  running: number
  /** How many of it may run at once. */
  most: number
}

/** Of all functions together, as many as run at once however many wait. */
export const MOST_RUNNING = 64
/** So many of one function begin even when that many run already: a crowd elsewhere never stops a queue. */
export const ALWAYS_OF_ONE = 2

/** Ids in the order in which they begin: one of each queue in turn. */
export function takeTurns(queues: readonly Queue[]): number[] {
  let running = queues.reduce((sum, queue) => sum + queue.running, 0)
  const taken: number[] = []
  for (let round = 0; ; round++) {
    const before = taken.length
    for (const queue of queues) {
      const id = queue.due[round]
      const ofQueue = queue.running + round
      if (id === undefined || ofQueue >= queue.most) continue
      if (running >= MOST_RUNNING && ofQueue >= ALWAYS_OF_ONE) continue
      taken.push(id)
      running += 1
    }
    if (taken.length === before) return taken
  }
}
