/** A group with its people and posts, as they stand after some time. */
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { type Circle, type CircleMember, usualRules } from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import { type GroupInvitation, invitationEnd } from '@varanda/domain/circle/group-invitation'
import { newInviteToken, newPostId } from '@varanda/domain/ids'
import { type DocumentWrite, membershipDocuments } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import type { Post } from '@varanda/domain/post/post'
import type { SourcePost } from '@varanda/domain/source/source'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'

const projectRoot = new URL('../../..', import.meta.url).pathname

interface Wanted {
  dataDir: string
  group: string
  /** The first of them owns it and wrote its posts. */
  people: readonly string[]
  /** Is asked into it. */
  guest?: string
  posts: number
  /** What else stands there. */
  more?: readonly DocumentWrite[]
}

const at = Timestamp.fromMillis(Date.now() - 60_000)

/** A group of these people, of whom the first owns it. */
export function groupDocuments(group: string, people: readonly string[]): DocumentWrite[] {
  const from = Timestamp.fromMillis(0)
  const rows = people.map((uid, index): CircleMember & { from: Timestamp } => {
    return { uid, name: uid, role: index === 0 ? 'owner' : 'member', since: at, from }
  })
  const owner = people[0] ?? ''
  const circle: Circle = { name: 'Rua', owner, kind: 'group', createdAt: at, rules: usualRules('group') }
  const roster: CircleRoster = {
    people: Object.fromEntries(rows.map(({ uid, ...one }) => [uid, one])),
    complete: true,
  }
  return [
    { path: paths.circle(group), data: circle },
    { path: paths.circleRoster(group), data: roster },
    ...rows.map((row) => ({ path: paths.circleMember(group, row.uid), data: { ...row, brought: 'all' } })),
  ]
}

/** Writes it while no functions run. */
export async function plantGroup({ dataDir, group, people, guest, posts, more = [] }: Wanted): Promise<void> {
  const [author = ''] = people
  const empty = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  const sdk = await adminSdk(empty, dataDir)
  const writer = sdk.firestore.bulkWriter()
  const write = ({ path, data }: DocumentWrite) => void writer.set(sdk.firestore.doc(path), data)
  for (const uid of [...people, ...(guest ? [guest] : [])]) {
    const token = newInviteToken()
    const link = { token, inviteId: await capabilityIdOf(token) }
    const member = {
      uid,
      name: uid,
      email: `${uid}@example.org`,
      isShown: true,
      birthDate: '1980-01-01',
      locale: 'pt',
    } as const
    const membership = { role: 'user', invitedBy: null, link, at, validSince: Timestamp.fromMillis(0) } as const
    for (const document of membershipDocuments({ ...member, ...membership })) write(document)
  }
  groupDocuments(group, people).forEach(write)
  for (let index = 0; index < posts; index++) {
    const [id, createdAt] = [newPostId(author), Timestamp.fromMillis(at.toMillis() - index * 1000)]
    const post: Post = { author: { uid: author }, kind: 'text', text: `Post ${index}`, createdAt, rev: 1 }
    const kept: SourcePost = { author, createdAt, except: [], readers: people.length - 1 }
    write({ path: paths.post(id), data: post })
    write({ path: paths.sourcePost(`circles/${group}`, id), data: kept })
  }
  const invitation: GroupInvitation = { by: author, at, until: Timestamp.fromMillis(invitationEnd(new Date())) }
  if (guest) write({ path: paths.groupInvitation(guest, group), data: invitation })
  more.forEach(write)
  await writer.close()
  await sdk.close()
  await empty.stop()
}
