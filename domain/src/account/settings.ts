import * as v from 'valibot'
import { locales } from '../locale.ts'
import { firstSteps } from './first-steps.ts'

/** Who may come upon a member they do not know: nobody, who knows somebody they know, or everybody in the instance. */
export const findableBy = ['nobody', 'connections-of-connections', 'members'] as const
export type FindableBy = (typeof findableBy)[number]

/** Of whose mentions a member is told: of all who share a post with them, of their connections, of nobody's. */
export const calledBy = ['readers', 'connections', 'nobody'] as const
export type CalledBy = (typeof calledBy)[number]

/** For whom a new post is until its author says otherwise: as last on the device, or all connections. */
export const postsFor = ['last', 'connections'] as const
export type PostsFor = (typeof postsFor)[number]

/** `users/{uid}/private/settings`: what the member chose. Only an adult's may say `findable`; absent means nobody. */
export const settingsSchema = v.object({
  locale: v.picklist(locales),
  findable: v.exactOptional(v.picklist(findableBy)),
  /**
   * Whether administrators see this member in the graph of the instance; absent means yes. Nobody under 18 is in it.
   */
  inGraph: v.exactOptional(v.boolean()),
  /** Whether others may take this member's posts along in the album of a group; absent means yes. */
  inAlbums: v.exactOptional(v.boolean()),
  /** Absent means `readers`. */
  calledBy: v.exactOptional(v.picklist(calledBy)),
  /** Absent means `last`. */
  postsFor: v.exactOptional(v.picklist(postsFor)),
  /** What this member did first here, or set aside: it is not offered again. */
  firstSteps: v.exactOptional(v.pipe(v.array(v.picklist(firstSteps)), v.maxLength(firstSteps.length))),
})
export type Settings = v.InferOutput<typeof settingsSchema>

/** Whether a member is told that somebody called them by name, `isConnected` to them or not. */
export function mayCall({ calledBy = 'readers' }: Pick<Settings, 'calledBy'> = {}, isConnected: boolean): boolean {
  return calledBy === 'readers' || (calledBy === 'connections' && isConnected)
}
