import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { isTimeToGive } from './give-back-memory.ts'

it('waits for quiet after work, and does nothing twice', () => {
  const lookMs = 10_000
  expect(isTimeToGive({ sinceLook: 5000, sinceGiven: 9000 }, lookMs)).toBe(false)
  expect(isTimeToGive({ sinceLook: 10, sinceGiven: 9000 }, lookMs)).toBe(true)
  expect(isTimeToGive({ sinceLook: 10, sinceGiven: 20 }, lookMs)).toBe(false)
})

it('a process that has nothing to do any more holds little', async () => {
  const script = `
    import { giveBackMemory } from ${JSON.stringify(new URL('give-back-memory.ts', import.meta.url).href)}
    let held = Array.from({ length: 300_000 }, (_, n) => ({ n, words: 'x'.repeat(n % 50) + n }))
    const begun = Date.now()
    while (Date.now() - begun < 500) held = held.map((one) => ({ ...one }))
    held = []
    const tell = () => console.log(process.memoryUsage().heapTotal / 2 ** 20)
    tell()
    if (process.argv[1] !== 'kept') giveBackMemory(() => {}, 1000)
    setInterval(tell, 250)`
  const least = async (...parameters: string[]) => {
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script, ...parameters], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const told: number[] = []
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        told.push(Number(line))
        if (told.length > 24 || told.at(-1)! < 15) break
      }
    } finally {
      child.kill()
    }
    expect(told[0]).toBeGreaterThan(40)
    return Math.min(...told)
  }
  const [given, kept] = await Promise.all([least(), least('kept')])
  expect(given).toBeLessThan(15)
  expect(kept).toBeGreaterThan(40)
})
