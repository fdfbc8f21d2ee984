/**
 * The whole instance with twenty members, each with an open link of five seats, whose tokens it prints. It believes
 * X-Forwarded-For of loopback, so that guesses can come from any network, and its own limit of requests is out of the
 * way.
 *
 * node server.ts DATA PROJECT
 */

import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { newInviteToken } from '@varanda/domain/ids'
import { membershipDocuments } from '@varanda/domain/invite/joining'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'

const members = 20
const [dataDir = '', projectRoot = ''] = process.argv.slice(2)
const plenty = { burst: 1e9, perSecond: 1e9 }
const rates = { network: plenty, token: plenty }
const server = await start({ dataDir, projectRoot, outbox: true, trustProxy: ['127.0.0.1'], rates, hosting: false })
const { firestore } = await adminSdk(server, dataDir)
const tokens: string[] = []
for (let n = 0; n < members; n += 1) {
  const token = newInviteToken()
  tokens.push(token)
  const batch = firestore.batch()
  const documents = membershipDocuments({
    uid: `m${n}`,
    name: `Member ${n}`,
    email: `m${n}@example.org`,
    birthDate: '1980-01-01',
    locale: 'pt',
    role: 'user',
    invitedBy: null,
    link: { token, inviteId: await capabilityIdOf(token) },
    at: Timestamp.now(),
    validSince: new Timestamp(0, 0),
  })
  for (const { path, data } of documents) batch.set(firestore.doc(path), data)
  await batch.commit()
}
await server.idle()
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(`ready ${server.url} ${server.outboxUrl} ${tokens.join(',')} .`)
