import type { Addressing, Posting, PostStep } from '../doings.ts'
import { giving, mayAddress } from './access.ts'
import { isAnswered } from './below.ts'
import { isForTier } from './tier.ts'
import { type Post, peopleOf, type World } from './world.ts'

/** For so long a post that was deleted can be brought back. */
export const restoreDays = 10 / (24 * 60)

export const newPost = ({ now }: World, { author, post, ...to }: Posting): Post => ({
  ...{ author, to, at: now, words: post, was: [] },
  ...{ comments: new Map(), felt: new Map() },
})

export function mayReaddress(world: World, post: Post, to: Addressing): boolean {
  const [before = [], circles = []] = [post.to.circles, to.circles]
  const isFor = ({ to, except }: Addressing, uid: string) => (to ? to.includes(uid) : !except.includes(uid))
  const comes = (uid: string) => isFor(to, uid) && !isFor(post.to, uid)
  const isWider = circles.some((id) => !before.includes(id)) || [...world.members, ...post.to.except].some(comes)
  const isPublic = [...before, ...circles].some((id) => world.circles.get(id)?.kind === 'public')
  const isPaid = [post.to, to].some((one) => isForTier(world, one))
  const keepsIt = giving(world, { ...post, to }, post.author).length > 0
  return keepsIt && !isPublic && !isPaid && !(isWider && isAnswered(post)) && mayAddress(world, post.author, to, post)
}

export function actOnPost(world: World, step: PostStep, post: Post): void {
  const isGone = post.gone !== undefined
  const mayTell = (id: string) => {
    const [circle, inside] = [world.circles.get(id), peopleOf(world, id)]
    // A group that the last one left is no more, and keeps nobody from changing their words.
    return (circle?.kind === 'group' && inside.size === 0) || (circle?.owner && inside.has(post.author))
  }
  if (step.who !== post.author) return
  if (step.do === 'bring-back') post.gone = world.now - (post.gone ?? world.now) < restoreDays ? undefined : post.gone
  else if (step.do === 'delete') post.gone ??= world.now
  else if (isGone) return
  else if (step.do === 'edit') {
    // What it says, or has said since, came by another copy of the same call.
    if ([post.words, ...post.was].includes(step.words) || (step.stale && post.was.length > 0)) return
    if (!(post.to.circles ?? []).every(mayTell)) return
    post.was.push(post.words)
    post.words = step.words
  } else if (mayReaddress(world, post, step)) post.to = step
}
