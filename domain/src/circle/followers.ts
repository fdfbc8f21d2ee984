import type { Circle } from './circle.ts'

/** Whether those whom a post reaches are followers: its copies name none of them to one another. */
export function areFollowers(circles: readonly (Pick<Circle, 'kind'> | undefined)[]): boolean {
  return circles.some((circle) => circle?.kind === 'public')
}

/** Whether an author may learn whom a post to these circles reaches: followers are for their circle's owner to know. */
export function mayList(author: string, circles: readonly (Pick<Circle, 'kind' | 'owner'> | undefined)[]): boolean {
  return circles.every((circle) => circle?.kind !== 'public' || circle.owner === author)
}
