/**
 * A small family about one post: what they do at random, in the database and in a model that knows only what stands, and
 * whom that model tells of it.
 */
import { newId } from '@varanda/domain/ids'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { mentionOf } from '@varanda/domain/post/marks'
import { reactionId, thePost } from '@varanda/domain/post/reaction'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Random } from '../../../embedded/test/support/random.ts'

interface Comment {
  id: string
  by: string
  mentions: string[]
  replyTo?: string
}

/** What stands, and who may be told of it: all that the model knows. */
export interface Family {
  people: string[]
  postId: string
  author: string
  holders: Set<string>
  /** Reader and whoever is muted or blocked for them. */
  deaf: Set<string>
  deafToAll: Set<string>
  comments: Map<string, Comment>
  /** By its id: who, and about which comment, or the post. */
  reactions: Map<string, { by: string; thing: string }>
}

/** Whoever is in a family of this name. */
export const peopleOf = (name: string) => ['a', 'b', 'c', 'd'].map((letter) => `${name}-${letter}`)

/** A post, who holds it, and who does not hear of whom. */
export async function plant(db: Firestore, name: string, random: Random): Promise<Family> {
  const people = peopleOf(name)
  const [author] = people as [string]
  const postId = `${author}_${newId()}`
  const family: Family = {
    people,
    postId,
    author,
    holders: new Set(people.filter((uid) => uid === author || random.chance(0.85))),
    deaf: new Set(),
    deafToAll: new Set(people.filter(() => random.chance(0.1))),
    comments: new Map(),
    reactions: new Map(),
  }
  const now = Timestamp.now()
  const ends = Timestamp.fromMillis(now.toMillis() + 86_400_000)
  const batch = db.batch()
  const post = { author: { uid: author }, kind: 'text', text: 'Bolo', createdAt: now, rev: 1 }
  batch.set(db.doc(paths.post(postId)), post)
  batch.set(db.doc(paths.postAudience(postId)), forConnections())
  for (const uid of family.holders) {
    batch.set(db.doc(paths.entry(uid, postId)), { ...post, postId, others: { count: 2, uids: [] } })
  }
  for (const reader of people) {
    const muted = people.filter((uid) => uid !== reader && random.chance(0.08))
    for (const uid of muted) family.deaf.add(`${reader} ${uid}`)
    const posts = family.deafToAll.has(reader) ? { [postId]: ends } : {}
    batch.set(db.doc(paths.mutes(reader)), { people: Object.fromEntries(muted.map((uid) => [uid, ends])), posts })
  }
  const [one, other] = [random.pick(people), random.pick(people)]
  if (one !== other && random.chance(0.3)) {
    batch.set(db.doc(paths.block(one, other)), { uid: other, name: other, at: now })
    family.deaf.add(`${one} ${other}`).add(`${other} ${one}`)
  }
  await batch.commit()
  return family
}

/** Somebody does something, in the database and in the model. What a dying server loses may be written again. */
export async function act(db: Firestore, family: Family, random: Random): Promise<void> {
  const { people, postId, comments, reactions } = family
  const who = random.pick(people)
  const all = [...comments.values()]
  const place = (id: string) => db.doc(paths.comment(postId, id))
  const named = () => people.filter((uid) => uid !== who && random.chance(0.25))
  const textOf = (mentions: string[]) => `Oi ${newId()} ${mentions.map(mentionOf).join(' ')}`.trim()
  const dice = random.next()
  if (dice < 0.4 || all.length === 0) {
    const above = random.pick([undefined, ...all.filter(({ replyTo }) => !replyTo)])
    const mentions = named()
    const comment: Comment = { id: newId(), by: who, mentions, ...(above && { replyTo: above.id }) }
    comments.set(comment.id, comment)
    const stands = { author: { uid: who, name: who }, text: textOf(mentions), createdAt: Timestamp.now() }
    await place(comment.id).set({ ...stands, ...(above && { replyTo: above.id }) })
  } else if (dice < 0.65) {
    const thing = random.chance(0.5) ? thePost : random.pick(all).id
    const id = reactionId(thing, who)
    if (reactions.has(id)) {
      reactions.delete(id)
      await db.doc(paths.reaction(postId, id)).delete()
    } else {
      reactions.set(id, { by: who, thing })
      await db.doc(paths.reaction(postId, id)).set({ uid: who, thing, kind: 'hug', at: Timestamp.now() })
    }
  } else if (dice < 0.8) {
    const comment = random.pick(all)
    comment.mentions = people.filter((uid) => uid !== comment.by && random.chance(0.25))
    await place(comment.id).update({ text: textOf(comment.mentions), editedAt: Timestamp.now() })
  } else {
    // What has answers below it keeps its place: whom those told stays told.
    const comment = random.pick(all)
    if (all.some(({ replyTo }) => replyTo === comment.id)) return
    comments.delete(comment.id)
    for (const [id, { thing }] of reactions) if (thing === comment.id) reactions.delete(id)
    await place(comment.id).update({ text: '', deleted: true })
  }
}

/** What `reader` is told, by kind and thing: the ids of what stands. */
export function expected({ postId, author, holders, deaf, deafToAll, comments, reactions }: Family, reader: string) {
  const told = new Map<string, string[]>()
  const tell = (by: string, kind: string, thing: string, id: string) => {
    if (by === reader || !holders.has(reader) || deafToAll.has(reader) || deaf.has(`${reader} ${by}`)) return
    told.set(`${kind} ${thing}`, [...(told.get(`${kind} ${thing}`) ?? []), id].sort())
  }
  for (const { id, by, mentions, replyTo } of comments.values()) {
    if (mentions.includes(reader)) tell(by, 'mention', postId, id)
    else if (replyTo && comments.get(replyTo)?.by === reader) tell(by, 'reply', replyTo, id)
    else if (author === reader) tell(by, 'comment', postId, id)
  }
  for (const [id, { by, thing }] of reactions) {
    const whose = thing === thePost ? author : comments.get(thing)?.by
    if (whose === reader) tell(by, 'reaction', thing === thePost ? postId : thing, id)
  }
  return Object.fromEntries([...told].sort())
}

export async function stored(db: Firestore, reader: string, postId: string) {
  const { docs } = await db.collection(paths.notices(reader)).get()
  const told = docs.map((one) => {
    const { kind, commentId, items } = one.data() as ActivityNotice
    return [`${kind} ${commentId ?? postId}`, items.map(({ id }) => id).sort()] as const
  })
  return Object.fromEntries(told.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
