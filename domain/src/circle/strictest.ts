import type { Post } from '../post/post.ts'
import { type Circle, type CircleRules, rulesOf } from './circle.ts'
import { areFollowers } from './followers.ts'
import { templateOf } from './template.ts'

/** What circles allow of a post that is shared with several at once: what one of them does not, none does. */
export function strictestOf(
  circles: readonly Pick<Circle, 'kind' | 'rules' | 'template'>[],
): Pick<CircleRules, 'comments' | 'mail'> {
  const all = circles.map(rulesOf)
  return { comments: all.every(({ comments }) => comments), mail: all.every(({ mail }) => mail) }
}

/** What a post keeps of it from when it was sent on: only what it may not. */
export function restrictionsOf(circles: readonly (Circle | undefined)[]): Pick<Post, 'comments' | 'mail' | 'listed'> {
  const { comments, mail } = strictestOf(circles.filter((circle) => circle !== undefined))
  const listed = !areFollowers(circles)
  const isPaid = circles.some((circle) => circle?.tier)
  return { ...(!comments && { comments }), ...((!mail || isPaid) && { mail: false }), ...(!listed && { listed }) }
}

/**
 * Whether anything of a post may go out by mail now: what held when it was sent still holds, and what its circles say
 * since then as well.
 */
export function mayGoByMail(post: Pick<Post, 'mail'>, circlesNow: readonly Circle[]): boolean {
  return post.mail !== false && strictestOf(circlesNow).mail
}

/** Whether what leaves the app about a post names children: not where one of its circles was made so that it does not. */
export function mayNameChildren(circlesNow: readonly Pick<Circle, 'template'>[]): boolean {
  return circlesNow.every(({ template }) => !templateOf(template)?.namesNoChildren)
}
