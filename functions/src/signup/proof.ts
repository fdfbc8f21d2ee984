import { randomInt } from 'node:crypto'
import { proofWork, signupLimits } from '@varanda/domain/signup/signup-request'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'

const secrets = (key: string) => ({ hmacSignatureSecret: `${key} challenge`, hmacKeySignatureSecret: `${key} answer` })

/**
 * A proof-of-work challenge: a second or so for a device to solve, one cheap check for the instance. Signed, so that
 * only the instance can make one (https://altcha.org, version 2 of its protocol).
 */
export function newChallenge(
  key: string,
  now: Date,
  counter = randomInt(proofWork.from, proofWork.upTo),
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: proofWork.rounds,
    counter,
    deriveKey,
    expiresAt: new Date(now.getTime() + signupLimits.challengeMs),
    ...secrets(key),
  })
}

const payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

export interface Proof {
  /** The same for every proof of one challenge. */
  id: string
  /** Milliseconds. */
  expiresAt: number
}

/**
 * What a solved challenge proves; null if the text is malformed, or the challenge is not ours, not solved or expired.
 */
export async function readProof(text: string, key: string): Promise<Proof | null> {
  const { output, success } = v.safeParse(payload, parsed(text))
  if (!success) return null
  const { verified } = await verifySolution({ ...output, deriveKey, ...secrets(key) })
  const { nonce, expiresAt } = output.challenge.parameters
  return verified ? { id: nonce, expiresAt: expiresAt * 1_000 } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
