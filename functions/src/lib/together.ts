import { AsyncLocalStorage } from 'node:async_hooks'

interface Waiting<One, Answer> {
  one: One
  /** Runs something as if its caller did. */
  within: <Result>(work: () => Result) => Result
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** So many go together at most. */
const most = 20
/** What takes longer, in milliseconds, is no longer waited for. */
const patienceMs = 200

/**
 * Lets what comes while the same is being done for others wait, and then be done in one: a request costs far more than
 * what it carries, so that many at once cost little more than one, and one alone waits for nobody. `work` answers each in its
 * order and has to bear being done twice: where it fails for several it is tried for each alone, so that none fails for
 * another's sake.
 */
export function together<One, Answer>(
  work: (all: readonly One[]) => Promise<readonly Answer[]>,
): (one: One) => Promise<Answer> {
  const waiting: Waiting<One, Answer>[] = []
  let isBusy = false

  function begin(): void {
    isBusy = true
    // After this turn, so that whoever comes in the same one goes along.
    setImmediate(() => {
      const done = carryOut(work, waiting.splice(0, most))
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs)
      })
      void Promise.race([done, patience]).then(() => {
        clearTimeout(timer)
        isBusy = false
        if (waiting.length > 0) begin()
      })
    })
  }

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, within: AsyncLocalStorage.snapshot(), resolve, reject })
      if (!isBusy) begin()
    })
}

async function carryOut<One, Answer>(
  work: (all: readonly One[]) => Promise<readonly Answer[]>,
  some: readonly Waiting<One, Answer>[],
): Promise<void> {
  const [first] = some
  if (!first) return
  try {
    const answers = await first.within(() => work(some.map(({ one }) => one)))
    for (const [index, { resolve }] of some.entries()) resolve(answers[index]!)
  } catch (error) {
    if (some.length === 1) first.reject(error)
    else await Promise.all(some.map((one) => carryOut(work, [one])))
  }
}
