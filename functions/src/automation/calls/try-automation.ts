import { automationLimits } from '@varanda/domain/automation/automation'
import { tryAutomation as contract, type Trial } from '@varanda/domain/automation/calls/try-automation'
import { callable } from '../../lib/callable.ts'
import { tryOut } from '../try.ts'

export const tryAutomation = callable(contract, async ({ automationId, parts, zone }, { uid }, { now }) => {
  const { trials, days, sawAll } = await tryOut({ id: automationId, owner: uid, parts, zone }, now)
  const newest = (some: Trial[]) => some.toReversed().slice(0, automationLimits.trialShows)
  const acts = trials.filter(({ stopped }) => stopped === undefined)
  const stops = trials.filter(({ stopped }) => stopped !== undefined)
  return {
    ...{ acts: newest(acts), stops: newest(stops), actCount: acts.length, stopCount: stops.length },
    ...{ days: [...days], sawAll },
  }
})
