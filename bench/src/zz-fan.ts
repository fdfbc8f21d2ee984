import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { idOf } from '/work/main/bench/src/engine/contender.ts'
import { ours } from '/work/main/bench/src/engine/ours.ts'
import { cpuMicros, residentBytes } from '/work/main/bench/src/measure/process.ts'

const c = await ours(mkdtempSync('/tmp/fan-'), 'ours', 'asked')
const pid = c.process.pid
const N = 1000
let arrived = 0,
  awaited = -1,
  all = Promise.withResolvers<void>()
const heard = (l: number) => {
  if (l === awaited && ++arrived === N) all.resolve()
}
const L = []
await c.update(idOf(0), 1)
const m0 = residentBytes(pid)
for (let i = 0; i < N; i++) L.push(await c.listen(idOf(0), heard))
console.log('kB each', (residentBytes(pid) - m0) / 1024 / N)
const acks: number[] = [],
  lasts: number[] = []
const cpu = cpuMicros(pid)
for (let i = 0; i < 40; i++) {
  arrived = 0
  awaited = 1000 + i
  all = Promise.withResolvers()
  const t = performance.now()
  let a = 0
  const u = c.update(idOf(0), awaited).then(() => {
    a = performance.now() - t
  })
  await all.promise
  lasts.push(performance.now() - t)
  await u
  acks.push(a)
  if (process.argv[2] === 'pause') await new Promise((r) => setTimeout(r, 50))
}
console.log('cpu/delivery', (cpuMicros(pid) - cpu) / 40 / N)
const med = (v: number[]) => v.toSorted((a, b) => a - b)[v.length >> 1]
console.log('ack', med(acks), 'last', med(lasts))
await c.process.stop()
process.exit(0)
