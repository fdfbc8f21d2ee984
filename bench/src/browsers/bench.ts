/**
 * The main ways of a member and an administrator, ten times in each engine that is installed: Firefox and WebKitGTK,
 * beside the Chromium of the tests. Any of them that hangs or fails counts. `--times N` for fewer, `--engine NAME` for
 * one.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Instance, openInstance } from '../../../e2e/instance-process.ts'
import type { Engine } from './browser.ts'
import { firefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { webkit } from './webkit.ts'

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' }, engine: { type: 'string' } } })
const times = Number(values.times)

/** From here on it is another person, in a browser of their own. */
const afterGuest = 'sign in and stay'

const folder = mkdtempSync(join(tmpdir(), 'varanda-browsers-'))
const template = join(folder, 'template')
await (await openInstance(template)).stop()

interface Result {
  passed: number
  failed: number
  /** Milliseconds of each journey that came to its end. */
  took: number[]
}

const all: Record<string, Record<string, Result>> = {}

function resultOf(engine: string, journey: string): Result {
  all[engine] ??= {}
  all[engine][journey] ??= { passed: 0, failed: 0, took: [] }
  return all[engine][journey]
}

/** Each time in a fresh instance and a fresh profile, in order: a journey goes on from where the last one ended. */
async function runOnce(engine: Engine, turn: number): Promise<void> {
  const data = join(folder, `${engine.name}-${turn}`)
  cpSync(template, data, { recursive: true })
  let instance: Instance = await openInstance(data)
  const port = Number(new URL(instance.url).port)
  let browser = await engine.open()
  const reopen = async () => {
    instance = await openInstance(data, port)
  }
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      const result = resultOf(engine.name, name)
      if (name === afterGuest) {
        await browser.close()
        browser = await engine.open()
      }
      const begun = performance.now()
      try {
        await journey({ browser, instance, reopen, turn })
        result.passed += 1
        result.took.push(performance.now() - begun)
      } catch (error) {
        result.failed += 1
        console.log(`${engine.name}, ${turn}, ${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    await browser.close()
    await instance.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const ratios: Record<string, { value: number; goal: number }> = {}
const figures: Record<string, number> = {}
try {
  for (const engine of [webkit, firefox]) {
    if (values.engine && engine.name !== values.engine) continue
    if (engine.missing) {
      console.log(`${engine.name} is not run: ${engine.missing} on this machine.`)
      continue
    }
    for (let turn = 1; turn <= times; turn++) await runOnce(engine, turn)
    const results = Object.entries(all[engine.name] ?? {})
    console.log(`\n| ${engine.name} | of ${times} | median, ms |\n|---|---|---|`)
    for (const [name, { passed, took }] of results) {
      const median = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? Number.NaN
      console.log(`| ${name} | ${passed} | ${median.toFixed(0)} |`)
      figures[`${engine.name}: ${name}, ms`] = Math.round(median)
    }
    const tried = results.reduce((sum, [, { passed, failed }]) => sum + passed + failed, 0)
    const failed = results.reduce((sum, [, result]) => sum + result.failed, 0)
    // Measured ÷ limit: one more than failed over one, so that nothing failed is 1.
    ratios[`${engine.name}: journeys that failed`] = { value: 1 + failed, goal: 1 }
    figures[`${engine.name}: journeys`] = tried
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(JSON.stringify({ bench: 'browsers', ratios, figures }))
