import type { Given } from '@varanda/domain/support/given'
import type { Row } from '../../data/use-list.ts'

/** With which tips a monthly reminder is offered: the newest by Pix to each, `given` newest first, but for whom there is one. */
export function offeredOf(given: readonly Row<Given>[], reminded: readonly string[]): Set<string> {
  const passed = new Set(reminded)
  const offered = new Set<string>()
  for (const { id, data } of given) {
    if (data.to === null || data.way !== 'pix' || data.state === 'takenBack' || passed.has(data.to)) continue
    passed.add(data.to)
    offered.add(id)
  }
  return offered
}
