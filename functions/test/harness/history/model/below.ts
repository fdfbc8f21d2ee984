import type { BelowStep } from '../doings.ts'
import { giving } from './access.ts'
import type { Comment, Post, World } from './world.ts'

/** Below what one reads; what is one's own, or below one's own post, is taken back from anywhere. */
export function actBelow(world: World, step: BelowStep, post: Post): void {
  const [{ who }, reads] = [step, giving(world, post, step.who).length > 0]
  const comment = 'comment' in step ? post.comments.get(step.comment) : undefined
  if (step.do === 'comment') {
    const above = step.under === undefined ? {} : post.comments.get(step.under)
    if (!reads || comment || !above || 'under' in above) return
    const under = step.under === undefined ? {} : { under: step.under }
    post.comments.set(step.comment, { by: who, words: step.words, isGone: false, ...under })
  } else if (step.do === 'unfeel') post.felt.delete(`${who} about ${step.thing}`)
  else if (step.do === 'feel') reads && isThere(post, step.thing) && post.felt.set(`${who} about ${step.thing}`, step)
  else if (!comment || comment.isGone) return
  else if (step.do === 'reword') comment.words = reads && comment.by === who ? step.words : comment.words
  else comment.isGone = comment.by === who || post.author === who
}

export const isThere = ({ comments }: Post, thing: string) => thing === 'post' || comments.get(thing)?.isGone === false

/** Comments without words stay for what stands below them. */
export function standing({ comments }: Post): [string, Comment][] {
  const holds = (id: string) => [...comments.values()].some(({ under, isGone }) => under === id && !isGone)
  return [...comments].filter(([id, { isGone }]) => !isGone || holds(id))
}

export const feelings = (post: Post) => [...post.felt.values()].filter(({ thing }) => isThere(post, thing))
export const isAnswered = (post: Post) =>
  [...standing(post).map(([, { by }]) => by), ...feelings(post).map(({ who }) => who)].some(
    (one) => one !== post.author,
  )
