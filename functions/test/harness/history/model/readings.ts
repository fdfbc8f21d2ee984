import { giving } from './access.ts'
import { feelings, standing } from './below.ts'
import { restoreDays } from './post.ts'
import { isForTier } from './tier.ts'
import type { Post, World } from './world.ts'

/** 'member is in source', 'reader holds post by source', 'holds words as post' and 'reads post'; and what is left of each. */
export function readings(world: World): Set<string> {
  const { posts, members, suspended, sources, now } = world
  const isListed = ({ to }: Post) => !to.circles?.some((id) => world.circles.get(id)?.kind === 'public')
  const of = (id: string, post: Post, reader: string) => {
    const held = giving(world, post, reader).map((source) => `${reader} holds ${id} by ${source}`)
    const [reads, isAuthor] = [held.length > 0, reader === post.author]
    if (reads) held.push(`${reader} holds ${isForTier(world, post.to) ? '' : post.words} as ${id}`)
    if (suspended.has(reader)) return held
    if (isAuthor) held.push(`${reader} reads versions of ${id}`)
    if (reads) held.push(`${reader} reads ${id}`)
    if (reads && (isAuthor || isListed(post))) held.push(`${reader} reads who reacted to ${id}`)
    return held
  }
  const left = (id: string, post: Post) => {
    const [{ gone, words, was }, all] = [post, feelings(post)]
    if (gone !== undefined && now - gone >= restoreDays) return [`${id} is nothing`]
    const counted = (thing: string) =>
      countOf(
        all.filter((one) => one.thing === thing),
        isListed(post),
      )
    const below = standing(post)
    return [
      `${id} is ${words}${gone === undefined ? '' : ', gone'}, was ${was.join()}`,
      ...all.map(({ who, felt, thing }) => `${id}: ${who} feels ${felt} about ${thing}`),
      ...below.map(
        ([one, { by, words, under, isGone }]) =>
          `${id}: ${one} under ${under} by ${by} says ${isGone ? '' : words}, felt ${counted(one)}`,
      ),
      `${id} has ${below.filter(([, { isGone }]) => !isGone).length}, felt ${counted('post')}`,
    ]
  }
  const ofAll = [...posts].flatMap(([id, post]) => [
    ...left(id, post),
    ...[...members].flatMap((one) => of(id, post, one)),
  ])
  const isIn = [...sources].flatMap(([source, known]) => [...known.keys()].map((one) => `${one} is in ${source}`))
  return new Set([...isIn, ...ofAll])
}

/** Of each feeling how many, and whose where readers may know. */
function countOf(all: readonly { who: string; felt: string }[], isListed: boolean): string {
  return all
    .map(({ who, felt }) => (isListed ? `${felt} by ${who}` : felt))
    .sort()
    .join()
}
