/**
 * The whole instance with so many members, a tenth as many requests and half as many entries of the log, and one
 * administrator, `admin@example.org`. Only what administrators' lists read is there: cards, links, requests, the log.
 *
 * node server.ts DATA PROJECT MEMBERS
 */
import { type AuditEntry, auditActs } from '@varanda/domain/audit/audit'
import type { Invite, InviteKind } from '@varanda/domain/invite/invite'
import { membershipDocuments } from '@varanda/domain/invite/joining'
import { type DirectoryCard, searchKeys } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { hashPassword } from '@varanda/embedded/auth/passwords/password-hash'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { diceOf } from '../scale/dice.ts'
import { emailOf, firstNameFor, surnames } from '../scale/names.ts'

const [dataDir = '', projectRoot = '', size = ''] = process.argv.slice(2)
const members = Number(size)
const minute = 60_000
const began = Date.now() - members * minute
const at = (n: number) => Timestamp.fromMillis(began + n * minute)
const hex = (n: number) => n.toString(16).padStart(64, '0')
const dice = diceOf('bench admin')

const server = await start({ dataDir, projectRoot })
await server.auth.admin.import([
  {
    uid: 'admin',
    email: 'admin@example.org',
    emailVerified: true,
    passwordHash: await hashPassword('quintal com sombra'),
    google: null,
    displayName: null,
    photoUrl: null,
    disabled: false,
    claims: {},
    createdAt: null,
    lastLoginAt: null,
  },
])
const { firestore } = await adminSdk(server, dataDir)

function* documents(): Generator<[path: string, data: object]> {
  const link = { token: 'x'.repeat(24), inviteId: hex(members) }
  for (const { path, data } of membershipDocuments({
    uid: 'admin',
    name: 'Cida Andrade',
    email: 'admin@example.org',
    birthDate: '1970-01-01',
    locale: 'pt',
    role: 'admin',
    invitedBy: null,
    link,
    at: at(0),
    validSince: at(0),
  })) {
    yield [path, data]
  }
  for (let n = 0; n < members; n++) {
    const uid = `member${n}`
    const name = `${firstNameFor(dice, 'pt')} ${dice.pick(surnames.pt)} ${dice.pick(surnames.pt)}`
    const email = emailOf(name, n)
    const inviter = n === 0 ? null : { uid: `member${Math.floor((n - 1) / 5)}`, name: 'Ana Andrade' }
    const card: DirectoryCard = {
      uid,
      name,
      email,
      role: n % 10_000 === 7 ? 'admin' : 'user',
      status: n % 500 === 3 ? 'suspended' : 'active',
      ageBand: n % 20 === 0 ? 'child' : 'adult',
      invitedBy: inviter,
      guardian: null,
      joinedAt: at(n),
      keys: searchKeys(name, email),
    }
    yield [paths.directoryCard(uid), card]
    const kind: InviteKind = n % 100 === 0 ? 'house' : n % 10 === 0 ? 'reserved' : 'own'
    const invite: Invite = {
      kind,
      inviter: kind === 'house' ? null : uid,
      state: n % 50 === 1 ? 'revoked' : 'open',
      seats: 5,
      taken: n % 6,
      reserved: 0,
      createdAt: at(n),
      expiresAt: null,
    }
    yield [paths.invite(hex(n)), invite]
    if (n % 2 === 0) {
      const entry: AuditEntry = {
        at: at(n),
        by: n % 4 === 0 ? 'admin' : `member${n % 10}`,
        act: dice.pick(auditActs),
        target: paths.user(`member${Math.floor(n / 50)}`),
        rev: null,
        reason: 'Porque sim.',
      }
      yield [`${paths.auditLog}/entry${n}`, entry]
    }
    if (n % 10 !== 0) continue
    const isPending = n % 30 === 0
    yield [
      paths.signupRequest(hex(n)),
      {
        name,
        email,
        phone: null,
        smartphone: 'android',
        usage: 'Para falar com meus netos.',
        locale: 'pt',
        status: isPending ? 'pending' : n % 20 === 0 ? 'approved' : 'declined',
        askedAt: at(n),
        pendingSince: at(n),
        ...(!isPending && { answeredAt: at(n) }),
        expiresAt: null,
        keys: searchKeys(name, email),
        marks: [`e:${n}`],
      },
    ]
  }
}

let batch = firestore.batch()
let waiting: Promise<unknown>[] = []
let held = 0
for (const [path, data] of documents()) {
  batch.set(firestore.doc(path), data)
  if (++held % 400 !== 0) continue
  waiting.push(batch.commit())
  batch = firestore.batch()
  if (waiting.length < 4) continue
  await Promise.all(waiting)
  waiting = []
}
await Promise.all([...waiting, batch.commit()])
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(`ready ${server.url} ${held} .`)
