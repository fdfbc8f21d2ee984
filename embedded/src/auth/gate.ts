/** Lets a few pieces of heavy work run at once, a bounded number wait, and turns the rest away. */
export interface Gate {
  /** Rejects with what `refuse` makes when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function gate(atOnce: number, waiting: number, refuse: () => Error): Gate {
  let running = 0
  const queue: (() => void)[] = []
  return {
    async run(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw refuse()
        await new Promise<void>((resolve) => queue.push(resolve))
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
