/**
 * `pnpm bench guesses`: 100,000 guesses of an invite at the instance's own callable. Half come from one address, half
 * from a hundred. A third are random tokens, a third are tokens of open links with one letter changed, a third such
 * tokens in other letters' case or cut and sewn together. None may hit; beyond the limit the store must not be asked.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { newInviteToken } from '@varanda/domain/ids'
import { rates } from '@varanda/domain/rates'
import type { Action } from '@varanda/embedded/server/meter-page'
import { buildFunctions } from '../../../scripts/build/build-functions.ts'
import { median, report } from '../measure/figures.ts'
import { agent } from '../measure/http.ts'
import { launch } from '../measure/process.ts'

const guesses = Number(process.env.GUESSES ?? 100_000)
const guessers = 16
const networks = 100
const minute = 60_000

const pick = <Item>(from: readonly Item[]) => from[Math.floor(Math.random() * from.length)]!
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']

/** A token that is none, however near to one. */
function guessOf(tokens: readonly string[]): string {
  const near = [...pick(tokens)]
  const kind = Math.floor(Math.random() * 3)
  if (kind === 0) return newInviteToken()
  if (kind === 1) {
    const at = Math.floor(Math.random() * near.length)
    near[at] = pick(letters.filter((letter) => letter !== near[at]))
    return near.join('')
  }
  const cut = 1 + Math.floor(Math.random() * (near.length - 1))
  const sewn = near.slice(0, cut).join('') + pick(tokens).slice(cut)
  const other = tokens.includes(sewn) ? near.join('').toLowerCase() : sewn
  return tokens.includes(other) ? newInviteToken() : other
}

interface Answer {
  code: string
  ms: number
}

function guess(url: string, token: string, address: string): Promise<Answer> {
  const body = JSON.stringify({ data: { token } })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': address,
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    request(`${url}/__/fn/previewInvite`, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        const code = response.statusCode === 200 ? 'hit' : (/"code":"([^"]+)"/.exec(text)?.[1] ?? text)
        resolve({ code, ms: performance.now() - began })
      })
    })
      .on('error', reject)
      .end(body)
  })
}

/** Reads that guesses cost since request number `since`, and the number of the last. */
async function asked(outbox: string, since: number): Promise<{ last: number; reads: number }> {
  const page = new URL(outbox)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  const { last, actions } = (await (await fetch(page)).json()) as { last: number; actions: Action[] }
  // The instance's own clockwork reads other places meanwhile.
  const ours = actions
    .flatMap(({ requests }) => requests)
    .filter(({ place }) => /rateLimits|capabilities|invites/.test(place))
  return { last: Math.max(last, since), reads: ours.reduce((sum, { reads }) => sum + reads, 0) }
}

const p95 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

await buildFunctions()
const folder = mkdtempSync(join(tmpdir(), 'bench-guesses-'))
let found: string[] = []
const server = await launch(
  process.execPath,
  [join(import.meta.dirname, 'server.ts'), join(folder, 'data'), resolve(import.meta.dirname, '../../..')],
  async (output) => {
    found = /ready (\S+) (\S+) (\S+) \./.exec(output)?.slice(1) ?? []
    return found.length > 0
  },
)
const figures: Record<string, number> = {}
const goals: Record<string, { value: number; goal: number }> = {}
try {
  const [url = '', outbox = '', list = ''] = found
  const tokens = list.split(',')
  const sound = await guess(url, tokens[0]!, '10.9.9.9')
  if (sound.code !== 'hit') throw new Error(`A real token is answered with ${sound.code}`)

  for (const [place, addresses] of [
    ['one address', 1],
    ['a hundred addresses', networks],
  ] as const) {
    const codes: Record<string, number> = {}
    const times: Record<string, number[]> = { 'invite-unknown': [], 'too-many-tries': [] }
    const began = Date.now()
    // The meter keeps a few thousand requests, so it is read as it goes.
    let { last } = await asked(outbox, 0)
    let reads = 0
    const round = 500
    for (let done = 0; done < guesses / 2; done += round) {
      let left = Math.min(round, guesses / 2 - done)
      await Promise.all(
        Array.from({ length: guessers }, async () => {
          while (left-- > 0) {
            const n = Math.floor(Math.random() * addresses)
            const { code, ms } = await guess(url, guessOf(tokens), `10.${addresses % 251}.${n >> 8}.${n & 255}`)
            codes[code] = (codes[code] ?? 0) + 1
            times[code]?.push(ms)
          }
        }),
      )
      const spent = await asked(outbox, last)
      last = spent.last
      reads += spent.reads
    }
    const windows = Math.floor(Date.now() / minute) - Math.floor(began / minute) + 1
    const most = windows * addresses * rates.previewInvite.windows[0]!.most
    const answered = codes['invite-unknown'] ?? 0
    goals[`${place}: hits`] = { value: codes.hit ?? 0, goal: 0 }
    goals[`${place}: looked up`] = { value: answered, goal: Math.min(most, guesses / 2) }
    // The counter and the invite of each that is looked up; the counter of the first that is refused.
    goals[`${place}: reads`] = { value: reads, goal: answered * 3 + windows * addresses }
    figures[`${place}: refused`] = codes['too-many-tries'] ?? 0
    figures[`${place}: lost a race`] = codes['try-again'] ?? 0
    figures[`${place}: minutes`] = (Date.now() - began) / minute
    for (const [code, all] of Object.entries(times)) {
      if (all.length === 0) continue
      figures[`${place}: ${code} median ms`] = median(all)
      figures[`${place}: ${code} p95 ms`] = p95(all)
    }
    const strange = Object.keys(codes).filter(
      (code) => !['hit', 'invite-unknown', 'too-many-tries', 'try-again'].includes(code),
    )
    if (strange.length > 0) throw new Error(`Answers nobody expects: ${strange.join(' | ')}`)
  }
  report('guesses', goals, figures)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
process.exit(Object.values(goals).every(({ value, goal }) => value <= goal) ? 0 : 1)
