/** How long a reader waits for a page. */
const readerWaitMs = 8000

/** The store did not answer in time. */
export class TooLate extends Error {}

/** The result of `work`, if it comes within the time that a reader waits. Throws TooLate. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('The store did not answer in time')), readerWaitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
