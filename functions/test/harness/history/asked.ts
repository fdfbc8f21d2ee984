/** What everybody reads in the real instance, and what is stored, in the words of the model. */
import { paths } from '@varanda/domain/paths'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import type { Comment } from '@varanda/domain/post/comment'
import type { Entry, Grant } from '@varanda/domain/post/entry'
import { mediaUrl } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { noReactions, type Reaction, type ReactionCounts } from '@varanda/domain/post/reaction'
import { stateOf } from '@varanda/domain/post/removal'
import type { Version } from '@varanda/domain/post/version'
import type { Account } from '../instance/killable-instance.ts'
import { photoOf } from '../photos.ts'
import type { Step } from './doings.ts'
import type { Family, Home } from './play.ts'

export type Posted = Step & { do: 'post' }
export const postsOf = (family: Family) => family.past.flat().filter((step): step is Posted => step.do === 'post')

interface Ways {
  /** Documents that are read as it is. */
  more?: readonly string[]
  /** A copy of what is for a tier says nothing, and stays for a moment where a place in it has ended. */
  isForTier?: boolean
}

/** Every way to a post: what leads there, and whether it is open to this member. */
export function waysTo(
  instance: Home,
  { post, photo, author }: Posted,
  reader: Account,
  { more = [], isForTier = false }: Ways = {},
) {
  // The bare post stays its author's, also where they are in none of its circles any more.
  const bare = author === reader.uid ? [] : [paths.post(post)]
  const copy = isForTier ? [] : [paths.entry(reader.uid, post)]
  const documents = [...bare, ...more, paths.comments(post), ...copy]
  const address = mediaUrl(post, photoOf(post), 'small')
  const isOpen = async (way: string, asking: Promise<boolean>) => ({ way, isOpen: await asking })
  return Promise.all([
    ...documents.map((path) => isOpen(path, instance.mayGet(path, reader))),
    // Its author sees a photo also before the post is there.
    ...(photo && author !== reader.uid ? (['bearer', 'cookie'] as const) : []).map((by) =>
      isOpen(`${address} by ${by}`, instance.maySee(address, reader, by)),
    ),
  ])
}

/**
 * What everyone reads now, asked as everyone of each post, its comments, its photo and one's own copy; by which sources
 * they hold it, and whose sources they are in. All ways must agree; where they do not, the difference is in the answer.
 */
export async function asked(instance: Home, family: Family): Promise<Set<string>> {
  const all = new Set<string>()
  const holding = [...family.people.keys()].map(async (uid) => {
    const [grants, rows, copies] = await Promise.all(
      [paths.grants(uid), paths.connections(uid), paths.feed(uid)].map((path) => instance.db.collection(path).get()),
    )
    for (const copy of copies!.docs) all.add(`${uid} holds ${(copy.data() as Entry).text} as ${copy.id}`)
    for (const { id } of rows!.docs) all.add(`${id} is in users/${uid}`)
    for (const grant of grants!.docs) {
      for (const source of (grant.data() as Grant).sources) all.add(`${uid} holds ${grant.id} by ${source}`)
    }
  })
  const inside = family.past.flat().map(async (step) => {
    if (step.do !== 'make') return
    const { docs } = await instance.db.collection(paths.circleMembers(step.circle)).get()
    for (const { id } of docs) all.add(`${id} is in circles/${step.circle}`)
  })
  const counted = new Set<string>()
  const left = postsOf(family).map(async ({ post }) => {
    for (const one of await leftOf(instance, post)) all.add(`${post}${one}`)
    if ((await instance.db.doc(paths.activity(post)).get()).exists) counted.add(post)
  })
  await Promise.all([...holding, ...inside, ...left])
  await Promise.all(
    [...family.people.values()].flatMap((person) =>
      postsOf(family).map(async (post) => {
        const more = counted.has(post.post) ? [paths.activity(post.post)] : []
        const isForTier = family.history.tiers.some(({ circle }) => post.circles?.includes(circle))
        const ways = await waysTo(instance, post, person, { more, isForTier })
        const open = ways.filter(({ isOpen }) => isOpen)
        const reading = `${person.uid} reads ${post.post}`
        if (open.length === ways.length) all.add(reading)
        else if (open.length > 0) all.add(`${reading} in part: ${open.map(({ way }) => way).join()}`)
        for (const [what, path] of [
          ['who reacted to', paths.reactions(post.post)],
          ['versions of', paths.versions(post.post)],
        ] as const) {
          if (await instance.mayGet(path, person)) all.add(`${person.uid} reads ${what} ${post.post}`)
        }
      }),
    ),
  )
  return all
}

/** What is stored of a post; of an erased one nothing may be left but its tombstone. Nothing of one that was never sent. */
async function leftOf(instance: Home, postId: string): Promise<string[]> {
  const post = await postOf(instance, postId)
  if (!post) return []
  const [place, state] = [instance.db.doc(paths.post(postId)), stateOf(post)]
  if (state === 'tombstone' || state === 'erasing') {
    const isOver =
      state === 'tombstone' && post.text === '' && !post.photos && (await place.listCollections()).length === 0
    return [isOver ? ' is nothing' : ' is half erased']
  }
  const below = [paths.versions, paths.comments, paths.reactions].map((path) =>
    instance.db.collection(path(postId)).get(),
  )
  const [versions, comments, reactions] = await Promise.all(below)
  const summary = (await instance.db.doc(paths.activity(postId)).get()).data() as ActivitySummary | undefined
  const was = versions!.docs.map((found) => found.data() as Version).sort((one, other) => one.rev - other.rev)
  return [
    ` is ${post.text}${state === 'live' ? '' : ', gone'}, was ${was.map(({ text }) => text).join()}`,
    ...comments!.docs.map((found) => {
      const { author, text, replyTo, reactions } = found.data() as Comment
      return `: ${found.id} under ${replyTo} by ${author.uid} says ${text}, felt ${countOf(reactions)}`
    }),
    ...reactions!.docs.map((found) => {
      const { uid, thing, ...felt } = found.data() as Reaction
      return `: ${uid} feels ${'kind' in felt ? felt.kind : felt.emoji} about ${thing}`
    }),
    ` has ${summary?.comments ?? 0}, felt ${countOf(summary?.reactions)}`,
  ]
}

function countOf({ kinds, newest }: ReactionCounts = noReactions): string {
  const feelings = Object.entries(kinds)
    .flatMap(([kind, count]) => Array<string>(count).fill(kind))
    .sort()
  if (!newest) return feelings.join()
  const named = newest.map(({ uid, felt }) => `${felt} by ${uid}`).sort()
  const isSame = named.map((one) => one.split(' ')[0]).join() === feelings.join()
  return isSame ? named.join() : `${feelings.join()}, but ${named.join()}`
}

export async function postOf({ db }: Home, postId: string): Promise<Post | undefined> {
  return (await db.doc(paths.post(postId)).get()).data() as Post | undefined
}
