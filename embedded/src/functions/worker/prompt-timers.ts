/**
 * Loads code whose timers of no time are over at once. The Admin SDK waits for one of 0 ms before each read of Firestore
 * (its first attempt waits as its second would), and Node makes 1 ms of that: more than the read takes here. It keeps
 * the setTimeout that it finds when it is loaded, so that everything else has Node's own again afterwards.
 */
export async function withPromptTimers<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const own = globalThis.setTimeout
  const prompt = (callback: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
    delay === 0 ? setImmediate(callback, ...given) : own(callback, delay, ...given)
  globalThis.setTimeout = Object.assign(prompt, own) as unknown as typeof setTimeout
  try {
    return await load()
  } finally {
    globalThis.setTimeout = own
  }
}
