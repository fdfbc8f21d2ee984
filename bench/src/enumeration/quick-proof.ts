import { pbkdf2Sync } from 'node:crypto'
import { newChallenge } from '../../../functions/src/signup/proof.ts'

/** A proof of the kind that the request for an invite wants, made by who knows the key and so need not search. */
export async function quickProof(key: string): Promise<string> {
  const counter = 1
  const challenge = await newChallenge(key, new Date(), counter)
  const { nonce, salt, cost, keyLength } = challenge.parameters
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.from([0, 0, 0, counter])])
  const derived = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')
  const solution = { counter, derivedKey: derived.toString('hex') }
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
