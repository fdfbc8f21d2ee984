import { type GraphMember, graphDay, isInGraph } from '@varanda/domain/graph/graph-page-others'
import { instanceBranchesSchema } from '@varanda/domain/instance/instance'
import { inviteSchema } from '@varanda/domain/invite/invite'
import { directoryCardSchema } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'

const perPage = 1000

/** What is asked of a card and of a link; where nobody invited, the store answers without `invitedBy`. */
const shownCard = v.object({
  ...v.pick(directoryCardSchema, ['name', 'joinedAt', 'status', 'ageBand']).entries,
  invitedBy: v.nullish(v.object({ uid: v.string() })),
})
const linkSeats = v.pick(inviteSchema, ['inviter', 'seats', 'taken'])

export interface InstanceRead {
  members: GraphMember[]
  /** Pairs of indexes into `members`, each as often as the store holds it. */
  pairs: Uint32Array
}

/**
 * What the graph is made of, read page by page and kept in columns: of a card only what is shown, of a connection only
 * between whom it is, of a member's own choices only who chose to be hidden. Nobody's posts, address or birth date is
 * read.
 */
export async function readInstance(): Promise<InstanceRead> {
  // Who chooses to be hidden while this runs is left out by the next edition, which that choice queues.
  const [hidden, seats, branches] = await Promise.all([readHidden(), readSeats(), db.doc(paths.instanceBranches).get()])
  const paused = read(instanceBranchesSchema, branches)?.paused ?? {}
  const members: GraphMember[] = []
  const cards = db.collection(paths.directory).select('name', 'invitedBy.uid', 'joinedAt', 'status', 'ageBand')
  await eachDocument(cards, (card) => {
    const shown = readIfWhole(shownCard, card)
    if (!shown) return
    const { name, invitedBy, joinedAt, status, ageBand } = shown
    const used = seats.get(card.id)
    members.push({
      uid: card.id,
      name,
      invitedBy: invitedBy?.uid ?? null,
      joined: graphDay(joinedAt.toMillis()),
      state: status === 'leaving' ? 'active' : status === 'erasing' ? 'suspended' : status,
      isShown: isInGraph({ ageBand, status }, hidden.has(card.id)),
      isPaused: card.id in paused,
      seats: used?.seats ?? 0,
      taken: used?.taken ?? 0,
    })
  })
  return { members, pairs: await readPairs(members) }
}

async function readHidden(): Promise<Set<string>> {
  const hidden = new Set<string>()
  const choices = db.collectionGroup('private').where('inGraph', '==', false).select()
  await eachDocument(choices, ({ ref }) => hidden.add(ref.parent.parent?.id ?? ''))
  return hidden
}

/** Seats of all links that a member has or had: a link that was replaced keeps those that were taken on it. */
async function readSeats(): Promise<Map<string, { seats: number; taken: number }>> {
  const seats = new Map<string, { seats: number; taken: number }>()
  const links = db.collection(paths.invites).where('kind', '==', 'own').select('inviter', 'seats', 'taken')
  await eachDocument(links, (link) => {
    const invite = readIfWhole(linkSeats, link)
    if (!invite || invite.inviter === null) return
    const before = seats.get(invite.inviter) ?? { seats: 0, taken: 0 }
    seats.set(invite.inviter, { seats: before.seats + invite.seats, taken: before.taken + invite.taken })
  })
  return seats
}

async function readPairs(members: readonly GraphMember[]): Promise<Uint32Array> {
  const indexes = new Map(members.map(({ uid }, index) => [uid, index]))
  let pairs = new Uint32Array(2 * perPage)
  let end = 0
  await eachDocument(db.collectionGroup('connections').select(), ({ id, ref }) => {
    const one = indexes.get(ref.parent.parent?.id ?? '')
    const other = indexes.get(id)
    // The same pair stands with both.
    if (one === undefined || other === undefined || one > other) return
    if (end === pairs.length) {
      const wider = new Uint32Array(2 * end)
      wider.set(pairs)
      pairs = wider
    }
    pairs[end++] = one
    pairs[end++] = other
  })
  return pairs.subarray(0, end)
}

/** Goes through all that a query finds, by the documents' names; in memory is one page. */
async function eachDocument(query: Query, act: (document: QueryDocumentSnapshot) => void): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(perPage)
  let last: QueryDocumentSnapshot | undefined
  for (;;) {
    const page = await (last ? ordered.startAfter(last) : ordered).get()
    for (const document of page.docs) act(document)
    last = page.docs.at(-1)
    if (page.size < perPage) return
  }
}
