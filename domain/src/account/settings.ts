import * as v from 'valibot'
import { locales } from '../locale.ts'
import { firstSteps } from './first-steps.ts'

/** Who may come upon a member they do not know: nobody, who knows somebody they know, or everybody in the instance. */
export const findableBy = ['nobody', 'connections-of-connections', 'members'] as const
export type FindableBy = (typeof findableBy)[number]

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
  /** What this member did first here, or set aside: it is not offered again. */
  firstSteps: v.exactOptional(v.pipe(v.array(v.picklist(firstSteps)), v.maxLength(firstSteps.length))),
})
export type Settings = v.InferOutput<typeof settingsSchema>
