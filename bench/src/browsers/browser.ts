/** One browser of an engine, with a profile of its own, driven from outside. */
export interface Browser {
  goto(url: string): Promise<void>
  /** Runs the body of an async function in the page and answers what it returns, as JSON knows it. */
  run<T>(body: string): Promise<T>
  close(): Promise<void>
}

export interface Engine {
  name: string
  /** Why it cannot be driven on this machine; undefined where it can. */
  missing: string | undefined
  open(): Promise<Browser>
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
