import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { paths } from '@varanda/domain/paths'
import * as v from 'valibot'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'

export interface VapidKeys {
  /** 65 bytes as base64url: what browsers subscribe with. */
  publicKey: string
  privateKey: KeyObject
}

const storedSchema = v.object({ publicKey: v.string(), privateKey: v.string() })

let known: Promise<VapidKeys> | undefined

/**
 * The pair by which push services know this instance, made when it is first needed. It never changes: every
 * subscription is good for one public key only.
 */
export function vapidKeys(): Promise<VapidKeys> {
  known ??= readOrMake().catch((error) => {
    known = undefined
    throw error
  })
  return known
}

async function readOrMake(): Promise<VapidKeys> {
  const reference = db.doc(paths.secret('vapid'))
  const { publicKey, privateKey } = await db.runTransaction(async (transaction) => {
    const stored = read(storedSchema, await transaction.get(reference))
    if (stored) return stored
    const made = newPair()
    transaction.create(reference, made)
    return made
  })
  return {
    publicKey,
    privateKey: createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' }),
  }
}

function newPair(): v.InferOutput<typeof storedSchema> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  }
}
