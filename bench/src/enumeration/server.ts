/**
 * The whole instance, with accounts known0@… to knownN@… of one password, who are members; plain-known0@… to
 * plain-knownN@… are members as well, for the form that is asked with those. It believes X-Forwarded-For of loopback,
 * so that every request can come from a network of its own, and its counters for everybody begin far below zero: no
 * limit is met.
 *
 * node server.ts DATA PROJECT ACCOUNTS
 */

import { createHash } from 'node:crypto'
import type { Standing } from '@varanda/domain/member/standing'
import { day } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import type { RatedAct } from '@varanda/domain/rates'
import { hashPassword } from '@varanda/embedded/auth/passwords/password-hash'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'

const [dataDir = '', projectRoot = '', accounts = ''] = process.argv.slice(2)
const server = await start({ dataDir, projectRoot, outbox: true, trustProxy: ['127.0.0.1', '::1'] })
const passwordHash = await hashPassword('quintal com sombra')
const uids = Array.from({ length: Number(accounts) }, (_, n) => [`known${n}`, `plain-known${n}`]).flat()
await server.auth.admin.import(
  uids.map((uid) => ({
    uid,
    email: `${uid}@example.org`,
    emailVerified: true,
    passwordHash,
    google: null,
    displayName: null,
    photoUrl: null,
    disabled: false,
    claims: {},
    createdAt: null,
    lastLoginAt: null,
  })),
)

const { firestore } = await adminSdk(server, dataDir)
const standing: Standing = { status: 'active', role: 'user', validSince: new Timestamp(0, 0), invitedBy: null }
for (let from = 0; from < uids.length; from += 400) {
  const batch = firestore.batch()
  for (const uid of uids.slice(from, from + 400)) batch.set(firestore.doc(paths.standing(uid)), standing)
  await batch.commit()
}
const key = 'known to the bench'.replaceAll(' ', '-')
await firestore.doc(paths.secret('signup-challenge')).set({ key })
const window = Math.floor(Date.now() / day)
for (const act of ['all-requests', 'all-requests-by-page'] satisfies RatedAct[]) {
  const counter = createHash('sha256')
    .update(`${act} ${day / 1000} `)
    .digest('hex')
  await firestore
    .doc(paths.rateLimit(counter))
    .set({ window, count: -1_000_000, expiresAt: Timestamp.fromMillis(Date.now() + day) })
}
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(`ready ${server.url} ${key} .`)
