/** How much of one turn of the event loop may go into what can wait, in milliseconds. */
const perTurnMs = 10

interface Task {
  run: () => void
}

/**
 * Reads of clients take turns: together they get a few milliseconds of each turn of the event loop, and whoever has
 * asked for much waits behind whoever has asked for little. As long as there is time left, nobody waits at all.
 */
export class Turns {
  /** By owner, who comes first is next. */
  readonly #waiting = new Map<string, Task[]>()
  #spentMs = 0
  #isScheduled = false

  /** Runs now, or as soon as it is the owner's turn; each owner's in the order in which they came. */
  take<T>(owner: string, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.run(owner, () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  /** The same for work that tells nobody of its end, and must not throw. */
  run(owner: string, work: () => void): void {
    if (this.#waiting.size === 0 && this.#spentMs < perTurnMs) {
      this.#timed(work)
      this.#schedule()
      return
    }
    const tasks = this.#waiting.get(owner)
    if (tasks) tasks.push({ run: work })
    else this.#waiting.set(owner, [{ run: work }])
    this.#schedule()
  }

  #timed(work: () => void): void {
    const began = performance.now()
    try {
      work()
    } finally {
      this.#spentMs += performance.now() - began
    }
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#spentMs = 0
      while (this.#waiting.size > 0 && this.#spentMs < perTurnMs) this.#timed(this.#next())
      if (this.#waiting.size > 0) this.#schedule()
    })
  }

  #next(): () => void {
    const [owner, tasks] = this.#waiting.entries().next().value!
    const task = tasks.shift()!
    this.#waiting.delete(owner)
    if (tasks.length > 0) this.#waiting.set(owner, tasks)
    return task.run
  }
}

/** Goes through long work with a pause whenever it has held the event loop for a while. */
export async function inSlices<T>(work: Generator<void, T>, sliceMs = perTurnMs): Promise<T> {
  for (;;) {
    const until = performance.now() + sliceMs
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
