/**
 * `pnpm bench differential`: rules, queries and writes against Google's own Firestore emulator, which
 * FIRESTORE_EMULATOR_JAR names (`cloud-firestore-emulator.jar` of the Cloud SDK; Java 17). Both sides get the same
 * random rulesets and requests, documents and queries, commits. Each difference is traced to its smallest part and
 * looked up in a closed table of causes; none may be unexplained, and none may be an access that only ours allows.
 * CASES, QUERIES and COMMITS say how many, SEED with what to begin; a difference is printed with the seed that brings
 * it back.
 */

import { report } from '../measure/figures.ts'
import { causeOfQuery, causeOfVerdict, causeOfWrites } from './causes.ts'
import { textOf } from './conditions.ts'
import { openEmulator, openOurs, type Peer } from './peers.ts'
import { compareQueries, queriesOfWorld, queryWorldFrom } from './queries.ts'
import { casesFrom, casesOfRuleset, judgeBoth, smallest } from './verdicts.ts'
import { commitsFrom, commitsOfWorld, compareWrites } from './writes.ts'

const given = (name: string, usual: number) => Number(process.env[name] ?? usual)
const counts = { cases: given('CASES', 100_000), queries: given('QUERIES', 10_000), commits: given('COMMITS', 10_000) }
const firstSeed = given('SEED', 1)

const figures: Record<string, number> = { conditions: 0, allowed: 0, queries: 0, commits: 0 }
const causes = new Map<string, number>()
let falseAllows = 0

function count(cause: string | undefined, seed: number, kind: 'CASES' | 'QUERIES' | 'COMMITS', told: string): void {
  causes.set(cause ?? 'unexplained', (causes.get(cause ?? 'unexplained') ?? 0) + 1)
  if (cause) return
  const only = { CASES: 0, QUERIES: 0, COMMITS: 0, [kind]: 1 }
  const settings = Object.entries({ SEED: seed, ...only }).map((setting) => setting.join('='))
  console.log(`${settings.join(' ')}\n${told}\n`)
}

async function compareRules(peers: readonly [Peer, Peer], seed: number): Promise<void> {
  const cases = casesFrom(seed, casesOfRuleset)
  for (const [at, verdicts] of (await judgeBoth(peers, cases)).entries()) {
    const [ours, theirs] = verdicts
    figures.conditions!++
    if (ours === 'allow') figures.allowed!++
    if (ours === theirs) continue
    const part = await smallest(peers, cases[at]!)
    const [[mine, others]] = (await judgeBoth(peers, [part])) as [typeof verdicts]
    const { method, uid, before, query } = part
    const about = JSON.stringify({ method, uid, before, ...(method === 'list' && { query }) })
    const told = `${textOf(part.condition)}\n  ${about}\n  as a whole ours: ${ours}, theirs: ${theirs}; alone: ${mine}, ${others}`
    const cause = causeOfVerdict({ case: part, ours: mine, theirs: others })
    if (ours === 'allow' && !cause) falseAllows++
    count(cause, seed, 'CASES', told)
  }
}

async function compareAnswers(peers: readonly [Peer, Peer], seed: number): Promise<void> {
  figures.queries! += queriesOfWorld
  for (const difference of await compareQueries(peers, queryWorldFrom(seed))) {
    const { asked, ours, theirs } = difference
    count(causeOfQuery(difference), seed, 'QUERIES', `${JSON.stringify(asked)}\n  ours: ${ours}\n  theirs: ${theirs}`)
  }
}

async function compareCommits(peers: readonly [Peer, Peer], seed: number): Promise<void> {
  figures.commits! += commitsOfWorld
  const difference = await compareWrites(peers, commitsFrom(seed))
  if (!difference) return
  const { writes, ours, theirs } = difference
  count(causeOfWrites(difference), seed, 'COMMITS', `${JSON.stringify(writes)}\n  ours: ${ours}\n  theirs: ${theirs}`)
}

async function compareAll(jar: string): Promise<void> {
  const peers = [await openOurs(), await openEmulator(jar)] as const
  const seeds = (many: number, each: number) => Array.from({ length: Math.ceil(many / each) }, (_, n) => firstSeed + n)
  try {
    for (const seed of seeds(counts.cases, casesOfRuleset)) await compareRules(peers, seed)
    for (const seed of seeds(counts.queries, queriesOfWorld)) await compareAnswers(peers, seed)
    for (const seed of seeds(counts.commits, commitsOfWorld)) await compareCommits(peers, seed)
  } finally {
    for (const peer of peers) await peer.stop()
  }
  const unexplained = { value: causes.get('unexplained') ?? 0, goal: 0 }
  causes.delete('unexplained')
  report(
    'differential',
    { 'false allows': { value: falseAllows, goal: 0 }, unexplained },
    { ...figures, ...Object.fromEntries(causes) },
  )
}

const jar = process.env.FIRESTORE_EMULATOR_JAR
if (jar) await compareAll(jar)
else console.log('Skipped: FIRESTORE_EMULATOR_JAR does not name the Cloud SDK’s cloud-firestore-emulator.jar.')
