import { proofWork } from '@varanda/domain/signup/signup-request'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, DeriveKeyFunction, Solution } from 'altcha-lib/types'

/** Tries numbers until one fits, away from the page's own thread, and says how far it is. */
export type WorkReport = { kind: 'progress'; done: number } | { kind: 'over'; solution: Solution | null }

const report = (message: WorkReport) => postMessage(message)
const step = Math.round(proofWork.upTo / 20)

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  let tries = 0
  const counted: DeriveKeyFunction = (...input) => {
    tries += 1
    if (tries % step === 0) report({ kind: 'progress', done: Math.min(tries / proofWork.upTo, 0.95) })
    return deriveKey(...input)
  }
  const solution = await solveChallenge({ challenge, deriveKey: counted }).catch(() => null)
  report({ kind: 'over', solution })
}
