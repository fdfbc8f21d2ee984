import { setTimeout } from 'node:timers/promises'
import { expect } from 'playwright/test'

/**
 * What `read` answers once it answers the same twice, 250 ms apart: a wheel, a drawing or a sheet that still moves on a
 * busy machine is no place to measure from.
 */
export async function atRest<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  let last = await read()
  const isStill = async () => {
    await setTimeout(250)
    const before = JSON.stringify(last)
    last = await read()
    return JSON.stringify(last) === before
  }
  await expect.poll(isStill).toBe(true)
  return last
}
