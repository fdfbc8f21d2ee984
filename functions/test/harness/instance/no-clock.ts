import { declaredFunctions } from '@varanda/embedded/functions/declared'
import type { ServerOptions } from '@varanda/embedded/server'

/**
 * Schedules that find nothing to do when the clock calls them, whatever the hour of a test: it runs those that it is
 * about itself. What they do at a full quarter of an hour would otherwise be among what it counts and expects.
 */
export function noClock(): NonNullable<ServerOptions['scheduleWork']> {
  const declared = [...declaredFunctions(new URL('../../../dist', import.meta.url).pathname)!]
  const scheduled = declared.filter(([, { scheduleTrigger }]) => scheduleTrigger)
  return Object.fromEntries(scheduled.map(([name]) => [name, async () => false]))
}
