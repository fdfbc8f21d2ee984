/**
 * `pnpm bench kills`: 100 times kill -9 under load, on a file of 1 GB. What was acknowledged must be there, both halves
 * of each commit or none, and the server must answer within two seconds of its next start. See README.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, report } from '../measure/figures.ts'
import { send } from '../measure/http.ts'
import { launch, type Running } from '../measure/process.ts'

const kills = Number(process.env.KILLS ?? 100)
const bytes = Number(process.env.BYTES ?? 2 ** 30)
const writers = 16
const database = 'projects/varanda/databases/(default)'
const script = join(import.meta.dirname, 'server.ts')

const folder = mkdtempSync(join(tmpdir(), 'bench-kills-'))
const [data, project] = [join(folder, 'data'), join(folder, 'project')]
mkdirSync(project)
writeFileSync(join(project, 'firebase.json'), JSON.stringify({ firestore: { rules: 'firestore.rules' } }))
const rules = 'match /databases/{d}/documents/{path=**} { allow read, write: if true; }'
writeFileSync(join(project, 'firestore.rules'), `rules_version = '2';\nservice cloud.firestore { ${rules} }\n`)
console.log('Filling …')
execFileSync(process.execPath, [script, data, project, String(bytes)], { stdio: 'inherit' })

let url = ''
const open = (): Promise<Running> =>
  launch(process.execPath, [script, data, project], async (output) => {
    url = /ready (\S+) /.exec(output)?.[1] ?? ''
    return url !== ''
  })
const post = async (verb: string, body: object) =>
  JSON.parse(await send({ method: 'POST', url: `${url}/v1/${database}/documents:${verb}`, body: JSON.stringify(body) }))
const nameOf = (path: string) => `${database}/documents/${path}`

let running = await open()
const starts: number[] = []
let [acknowledged, lost, half, unanswered] = [0, 0, 0, 0]
try {
  for (let round = 0; round < kills; round++) {
    const { told, tried } = await writeUntilKilled(round)
    running = await open()
    starts.push(running.startedIn)
    acknowledged += told.size
    unanswered += tried.size - told.size
    const there = await found([...tried].flatMap((id) => [`left/${id}`, `right/${id}`]))
    for (const id of tried) {
      const [left, right] = [there.has(`left/${id}`), there.has(`right/${id}`)]
      if (left !== right) half++
      if (told.has(id) && !left) lost++
    }
  }
} finally {
  await running.stop()
  rmSync(folder, { recursive: true })
}
report(
  'kills',
  {
    'acknowledged and lost': { value: lost, goal: 0 },
    'half-made': { value: half, goal: 0 },
    'slowest restart ÷ 2 s': { value: Math.max(...starts) / 2_000, goal: 1 },
  },
  {
    kills,
    'MB in the file': bytes / 2 ** 20,
    'acknowledged commits': acknowledged,
    'under way when killed': unanswered,
    'restart ms, median': median(starts),
    'restart ms, slowest': Math.max(...starts),
  },
)
process.exit(0)

/** Ids of the commits that were sent, and of those that were answered, before the process was killed. */
async function writeUntilKilled(round: number): Promise<{ told: Set<string>; tried: Set<string> }> {
  const [told, tried] = [new Set<string>(), new Set<string>()]
  let alive = true
  const writer = async (who: number) => {
    for (let n = 0; alive; n++) {
      const id = `r${round}w${who}n${n}`
      const fields = { n: { integerValue: String(n) } }
      tried.add(id)
      try {
        const names = [nameOf(`left/${id}`), nameOf(`right/${id}`)]
        await post('commit', { writes: names.map((name) => ({ update: { name, fields } })) })
        told.add(id)
      } catch {
        return
      }
    }
  }
  const all = Promise.all(Array.from({ length: writers }, (_, who) => writer(who)))
  await new Promise((resolve) => setTimeout(resolve, 100 + ((round * 7_919) % 400)))
  process.kill(running.pid, 'SIGKILL')
  alive = false
  await all
  return { told, tried }
}

async function found(paths: string[]): Promise<Set<string>> {
  const answer: { found?: { name: string } }[] = await post('batchGet', { documents: paths.map(nameOf) })
  return new Set(answer.flatMap((one) => (one.found ? [one.found.name.slice(nameOf('').length)] : [])))
}
