/** How much of everybody's request bodies may lie in memory at once, and how much of one client's. In bytes. */
const MOST = 256 * 1024 * 1024
const MOST_OF_ONE = 64 * 1024 * 1024

export interface BodyBudget {
  /** False when it is too much; it counts all the same until it is given back. */
  take(client: string, bytes: number): boolean
  giveBack(client: string, bytes: number): void
}

export function bodyBudget(): BodyBudget {
  let held = 0
  const heldBy = new Map<string, number>()
  return {
    take(client, bytes) {
      const own = (heldBy.get(client) ?? 0) + bytes
      held += bytes
      heldBy.set(client, own)
      return held <= MOST && own <= MOST_OF_ONE
    },
    giveBack(client, bytes) {
      const own = (heldBy.get(client) ?? 0) - bytes
      held -= bytes
      if (own > 0) heldBy.set(client, own)
      else heldBy.delete(client)
    },
  }
}
