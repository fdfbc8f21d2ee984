/**
 * The instance with its functions, some members and their feeds, started by `pnpm bench abuse` as a process of its own.
 * Who knows whom: see `world.ts`. The port stays the same when it is started again on the same folder.
 *
 * node server.ts DATA PROJECT PORT ENTRIES SMTP
 */

import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { newInviteToken } from '@varanda/domain/ids'
import { membershipDocuments, requestConnections } from '@varanda/domain/invite/joining'
import { type MailDocument, mailLimits } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { connected, type Ready, uids } from './world.ts'

const [dataDir = '', projectRoot = '', port = '', entries = '', smtp = ''] = process.argv.slice(2)
const server = await start({
  dataDir,
  projectRoot,
  port: Number(port),
  mailServer: { url: smtp, from: 'casa@varanda.example' },
  log: () => {},
})
const { firestore: db } = await adminSdk(server, dataDir)
const isNew = !server.auth.accounts.byUid(uids[0]!)
const tokens: Record<string, string> = {}
for (const uid of uids) {
  const known = server.auth.accounts.byUid(uid)
  const account = known ?? (await server.auth.admin.create(uid, { email: `${uid}@example.org` }))
  tokens[uid] = (await server.auth.signIn.begin(account, 'custom')).idToken
}
if (isNew) await fill(Number(entries))
await server.functions?.endpoint('createPost')
await server.idle()
process.send?.({
  url: server.url,
  adminUrl: server.adminUrl,
  adminSecret: server.adminSecret,
  tokens,
} satisfies Ready)

process.on('message', (message: { mails: number }) => void hangMails(message.mails))
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))

async function fill(size: number): Promise<void> {
  const at = Timestamp.now()
  for (const uid of uids) {
    const batch = db.batch()
    const token = newInviteToken()
    const membership = membershipDocuments({
      uid,
      name: `Pessoa ${uid}`,
      email: `${uid}@example.org`,
      birthDate: '1980-01-01',
      locale: 'pt',
      role: 'user',
      invitedBy: null,
      link: { token, inviteId: await capabilityIdOf(token) },
      at,
      validSince: Timestamp.fromMillis(0),
    })
    for (const { path, data } of membership) batch.set(db.doc(path), data)
    await batch.commit()
  }
  const batch = db.batch()
  for (const [one, other] of connected) {
    const sides = [one, other].map((uid) => ({ uid, name: `Pessoa ${uid}` }))
    for (const { path, data, merge = false } of requestConnections(sides[0]!, sides[1]!, at)) {
      batch.set(db.doc(path), data, { merge })
    }
  }
  await batch.commit()
  const { database } = server.firestore
  for (const uid of uids) {
    for (let from = 0; from < size; from += 1_000) {
      const writes = Array.from({ length: Math.min(1_000, size - from) }, (_, index) => {
        const n = from + index
        const createdAt = new Date(Date.now() - (size - n) * 60_000).toISOString()
        return {
          update: {
            name: `${database}/documents/${paths.feed(uid)}/old${n}`,
            fields: {
              text: { stringValue: `Entrada ${n}: palavras de sempre, umas poucas linhas delas. `.repeat(3) },
              n: { integerValue: String(n) },
              createdAt: { timestampValue: createdAt },
            },
          },
        }
      })
      await server.firestore.commit({ kind: 'admin' }, { writes })
    }
  }
}

/** Messages that wait for a mail server which accepts connections and says nothing. */
async function hangMails(size: number): Promise<void> {
  const at = Timestamp.now()
  const batch = db.batch()
  for (let n = 0; n < size; n++) {
    const mail: MailDocument<'sign-in-code'> = {
      template: 'sign-in-code',
      locale: 'pt',
      to: `mail${n}@example.org`,
      parameters: { code: '123456', minutes: 10, link: null },
      uid: null,
      state: 'waiting',
      tries: 0,
      createdAt: at,
      dueAt: at,
      expiresAt: Timestamp.fromMillis(at.toMillis() + mailLimits.keptMs),
    }
    batch.set(db.doc(paths.mail(`bench${n}`)), mail)
  }
  await batch.commit()
}
