import type { Locale } from '../locale.ts'

/** Who may come upon a member they do not know: nobody, who knows somebody they know, or everybody in the instance. */
export const findableBy = ['nobody', 'connections-of-connections', 'members'] as const
export type FindableBy = (typeof findableBy)[number]

/** `users/{uid}/private/settings`: what the member chose. Only an adult's may say `findable`; absent means nobody. */
export interface Settings {
  locale: Locale
  findable?: FindableBy
  /**
   * Whether administrators see this member in the graph of the instance; absent means yes. Nobody under 18 is in it.
   */
  inGraph?: boolean
}
