import { http } from '@varanda/client/http'
import { signupPaths } from '@varanda/domain/signup/signup-paths'
import type { Challenge } from 'altcha-lib/types'
import type { WorkReport } from './solve.worker.ts'

/** This device cannot do the work: the form goes out as a plain one. */
export class CannotWork extends Error {}

/** The instance could not be asked for a challenge. */
export class NoChallenge extends Error {}

/** A proof that is about to run out would arrive too late. */
const spareMs = 20_000

let latest: { proof: Promise<string>; goodUntil: Promise<number> } | undefined

/**
 * The work of this page's visit: begun once, and anew when it ran out. `tell` hears how much of it is done, up to 1.
 */
export async function proofOfWork(tell: (done: number) => void): Promise<string> {
  const isGood = latest && (await latest.goodUntil.catch(() => 0)) > Date.now()
  if (!latest || !isGood) latest = begin(tell)
  return latest.proof
}

/** The instance did not take it: the next one is made anew. */
export function dropProof(): void {
  latest = undefined
}

function begin(tell: (done: number) => void) {
  const challenge = askForChallenge()
  const proof = challenge.then((challenge) => solve(challenge, tell))
  const goodUntil = Promise.all([challenge, proof]).then(
    ([{ parameters }]) => (parameters.expiresAt ?? 0) * 1_000 - spareMs,
  )
  goodUntil.catch(() => {})
  return { proof, goodUntil }
}

async function askForChallenge(): Promise<Challenge> {
  try {
    const answer = await http(signupPaths.challenge)
    if (answer.ok) return await answer.json()
  } catch {
    // As if it had answered with a failure.
  }
  throw new NoChallenge()
}

function solve(challenge: Challenge, tell: (done: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = () => reject(new CannotWork())
    worker.onmessage = ({ data }: MessageEvent<WorkReport>) => {
      if (data.kind === 'progress') return tell(data.done)
      worker.terminate()
      if (!data.solution) return reject(new CannotWork())
      tell(1)
      resolve(btoa(JSON.stringify({ challenge, solution: data.solution })))
    }
    worker.postMessage(challenge)
  })
}
