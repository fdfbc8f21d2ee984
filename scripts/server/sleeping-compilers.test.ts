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

/** So many milliseconds of work, however long a busy machine takes to give them. */
const work = `
  function often(n) { let sum = 0; for (let i = 0; i < 50; i++) sum += i ^ n; return sum }
  function used() { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  function work(ms) { const until = used() + ms; let n = 0; while (used() < until) for (let i = 0; i < 1000; i++) often(n++) }`

it('nothing is optimized before there is work', () => {
  const asleep = optimized(`
    import { letCompilersSleep, wakeCompilersWhenBusy } from ${module}
    ${work}
    letCompilersSleep()
    work(300)
    wakeCompilersWhenBusy(100)
    await new Promise((resolve) => setTimeout(resolve, 250))
    console.log('-- busy --')
    for (let round = 0; round < 8; round++) {
      work(250)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }`)
  expect(asleep.before).not.toMatch(/target (MAGLEV|TURBOFAN)/)
  // Where the loop is optimized first, it has the function in itself.
  const [maglev, turbofan] = [/<JSFunction (often|work).*target MAGLEV/, /<JSFunction (often|work).*target TURBOFAN/]
  expect(asleep.after).toMatch(maglev)
  expect(asleep.after).toMatch(turbofan)
  // A trace that V8 does not write any more would prove nothing.
  expect(optimized(`${work} work(1000)`).before).toMatch(turbofan)
})
