/** Lets a few pieces of heavy work run at once, a bounded number wait, and turns the rest away. */
export interface Gate {
  /** Rejects with what `refuse` makes when the queue, or the part of it that one of `shares` may have, is full. */
  run<T>(work: () => Promise<T>, shares?: readonly Share[]): Promise<T>
}

/** How many places of the queue one asker may have, so that nobody fills it alone. */
export interface Share {
  asker: string
  waiting: number
}

export function gate(atOnce: number, waiting: number, refuse: () => Error): Gate {
  let running = 0
  const queue: (() => void)[] = []
  const waitingOf = new Map<string, number>()
  const add = (shares: readonly Share[], places: 1 | -1) => {
    for (const { asker } of shares) {
      const count = (waitingOf.get(asker) ?? 0) + places
      if (count > 0) waitingOf.set(asker, count)
      else waitingOf.delete(asker)
    }
  }
  return {
    async run(work, shares = []) {
      if (running >= atOnce) {
        const isFull = shares.some((share) => (waitingOf.get(share.asker) ?? 0) >= share.waiting)
        if (isFull || queue.length >= waiting) throw refuse()
        add(shares, 1)
        await new Promise<void>((resolve) => queue.push(resolve))
        add(shares, -1)
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        // A finished piece hands its place to the next in line, so that nobody slips in between.
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
