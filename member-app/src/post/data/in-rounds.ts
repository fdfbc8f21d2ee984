/**
 * Work that is done one round at a time. What is asked for while a round goes is done by one round after it: why it was
 * asked for, a network that is back, may have come too late for the round that goes. With `all` when anybody asked for
 * all. The promise settles with the last round; what a round throws ends it and is told to `onFailure`.
 */
export function inRounds(
  work: (all: boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): (all?: boolean) => Promise<void> {
  let asked: { all: boolean } | undefined
  let running: Promise<void> | undefined
  const run = async () => {
    while (asked) {
      const { all } = asked
      asked = undefined
      await work(all).catch(onFailure)
    }
    running = undefined
  }
  return (all = false) => {
    asked = { all: all || asked?.all === true }
    running ??= Promise.resolve().then(run)
    return running
  }
}
