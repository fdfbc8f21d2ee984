/**
 * `pnpm bench enumeration`: whether the time of an answer tells a known address from an unknown one. For each way to
 * ask about an address, pairs of requests, one for each kind, in random order; the gap is between the two 95th
 * percentiles, in milliseconds. The answers must be the same to the letter.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newCodeRequest } from '@varanda/domain/ids'
import { buildFunctions } from '../../../scripts/build/build-functions.ts'
import { median, p95, report } from '../measure/figures.ts'
import { launch } from '../measure/process.ts'
import { timedPost } from '../measure/timed-post.ts'
import { quickProof } from './quick-proof.ts'

const pairs = Number(process.env.PAIRS ?? 1_000)
/** Asked before anything is measured: compilers and caches are warm then. */
const warmUp = 20
/** Of the two ways that send a mail: an instance sends 300 of them an hour, whoever asks, and says so when they are gone. */
const mailedPairs = Math.min(pairs, 120)
const mailed = new Set(['reset', 'link'])
const goalMs = 10
/** Between two requests, so that neither waits for the message that the other left to be sent (milliseconds). */
const restMs = 50
const wrongCode = '000000'

interface Sent {
  path: string
  /** An object goes as JSON, a text as a form. */
  body: object | string
}
type Ask = (email: string) => Sent | Promise<Sent>
const identity =
  (operation: string, body: (email: string) => object): Ask =>
  (email) => ({
    path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`,
    body: body(email),
  })
const call =
  (name: string, data: (email: string) => object): Ask =>
  (email) => ({
    path: `/__/fn/${name}`,
    body: { data: data(email) },
  })

/** What somebody writes who asks for an invite. */
const letter = (email: string) => ({
  name: 'Rosa Maria da Silva',
  email,
  phone: '(71) 99999-0000',
  smartphone: 'android',
  usage: 'Para falar com meus netos.',
})

const flows = (url: string, key: string): Record<string, Ask> => ({
  'sign-in': identity('signInWithPassword', (email) => ({ email, password: 'not this one' })),
  reset: identity('sendOobCode', (email) => ({ requestType: 'PASSWORD_RESET', email })),
  link: identity('sendOobCode', (email) => ({ requestType: 'EMAIL_SIGNIN', email, continueUrl: url })),
  'ways in': identity('createAuthUri', (identifier) => ({ identifier, continueUri: url })),
  'ask for a code': call('requestCode', (email) => ({ request: newCodeRequest(), email, locale: 'pt' })),
  'try a code': call('signInWithCode', (email) => ({ email, code: wrongCode })),
  'ask for an invite': async (email) => ({
    path: '/__/fn/requestInvite',
    body: { data: { ...letter(email), locale: 'pt', proof: await quickProof(key) } },
  }),
  'ask in a plain form': (email) => ({
    path: '/request-invite',
    body: new URLSearchParams(letter(`plain-${email}`)).toString(),
  }),
})

const leavesWork = new Set(['ask for an invite', 'ask in a plain form'])

let networks = 0
/** A network that has not asked before. */
const elsewhere = () => {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

function timed(url: string, { path, body }: Sent): Promise<{ ms: number; answer: string }> {
  const isForm = typeof body === 'string'
  return timedPost(url + path, isForm ? body : JSON.stringify(body), {
    ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    'x-forwarded-for': elsewhere(),
  })
}

/** What names the address, or differs every time by design, is left out of the comparison. */
const plain = (answer: string, email: string) =>
  answer.replaceAll(email, '').replace(/"(?:sessionId|request)":"[^"]*"/, '')

/** All, or those that `FLOWS` names, with commas between them. */
const chosen = (all: Record<string, Ask>) => {
  const names = process.env.FLOWS?.split(',')
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names || names.includes(name)))
}

await buildFunctions()
const folder = mkdtempSync(join(tmpdir(), 'bench-enumeration-'))
let url = ''
let key = ''
const server = await launch(
  process.execPath,
  [
    join(import.meta.dirname, 'server.ts'),
    join(folder, 'data'),
    resolve(import.meta.dirname, '../../..'),
    String(pairs + warmUp),
  ],
  async (output) => {
    const [, address = '', secret = ''] = /ready (\S+) (\S+) \./.exec(output) ?? []
    url = address
    key = secret
    return url !== ''
  },
)
const figures: Record<string, number> = {}
const gaps: Record<string, { value: number; goal: number }> = {}
try {
  for (const [name, ask] of Object.entries(chosen(flows(url, key)))) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let n = 0; n < (mailed.has(name) ? mailedPairs : pairs) + warmUp; n += 1) {
      const emails = { known: `known${n}@example.org`, unknown: `nobody${n}@example.org` }
      const answers = new Set<string>()
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const { ms, answer } = await timed(url, await ask(emails[kind]))
        if (n >= warmUp) times[kind].push(ms)
        answers.add(plain(answer, emails[kind]))
        if (leavesWork.has(name)) await sleep(restMs)
      }
      if (answers.size > 1) throw new Error(`${name} answers differently: ${[...answers].join(' | ')}`)
    }
    gaps[`${name}: gap ms`] = { value: Math.abs(p95(times.known) - p95(times.unknown)), goal: goalMs }
    for (const kind of ['known', 'unknown'] as const) {
      figures[`${name}: ${kind} p95 ms`] = p95(times[kind])
      figures[`${name}: ${kind} median ms`] = median(times[kind])
    }
    console.log(`${name} …`)
  }
  report('enumeration', gaps, figures)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
process.exit(Object.values(gaps).every(({ value, goal }) => value <= goal) ? 0 : 1)
