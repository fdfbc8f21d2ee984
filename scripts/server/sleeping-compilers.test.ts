import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const module = JSON.stringify(new URL('sleeping-compilers.ts', import.meta.url).href)

/** What V8 says of the functions that it optimizes, before and after a line of ours. */
function optimized(script: string): { before: string; after: string } {
  const run = spawnSync(process.execPath, ['--trace-opt', '--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(run.status).toBe(0)
  const [before = '', after = ''] = run.stdout.split('-- busy --')
  return { before, after }
}

const work = `
  function often(n) { let sum = 0; for (let i = 0; i < 50; i++) sum += i ^ n; return sum }
  function work(ms) { const until = performance.now() + ms; let n = 0; while (performance.now() < until) often(n++) }`

it('nothing is optimized before there is work', () => {
  const asleep = optimized(`
    import { letCompilersSleep, wakeCompilersWhenBusy } from ${module}
    ${work}
    letCompilersSleep()
    work(300)
    wakeCompilersWhenBusy(100)
    await new Promise((resolve) => setTimeout(resolve, 250))
    console.log('-- busy --')
    // As long as a busy machine needs to give this process half of its time once.
    for (let round = 0; round < 12; round++) {
      work(250)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }`)
  expect(asleep.before).not.toMatch(/target (MAGLEV|TURBOFAN)/)
  expect(asleep.after).toMatch(/<JSFunction often.*target MAGLEV/)
  // Where the loop is optimized first, it has the function in itself.
  expect(asleep.after).toMatch(/<JSFunction (often|work).*target TURBOFAN/)
  // A trace that V8 does not write any more would prove nothing.
  expect(optimized(`${work} work(300)`).before).toMatch(/<JSFunction often.*target TURBOFAN/)
})
