import { call } from '@varanda/client/call'
import type { Automation } from '@varanda/domain/automation/automation'
import { removeAutomation } from '@varanda/domain/automation/calls/remove-automation'
import { saveAutomation } from '@varanda/domain/automation/calls/save-automation'
import type { Parts } from '@varanda/domain/automation/parts'
import type { CallInput } from '@varanda/domain/contract'

/** The parts as a call takes them: their lists are its own. */
export function partsForCall({
  trigger,
  match,
  conditions,
  actions,
}: Parts): CallInput<typeof saveAutomation>['parts'] {
  return structuredClone({ trigger, match, conditions: [...conditions], actions: [...actions] })
}

/** By the clock of this device. Throws what the instance refuses, or that nothing answers. */
export async function keepAutomation(automationId: string, parts: Parts, on: boolean): Promise<void> {
  await call(saveAutomation, { automationId, parts: partsForCall(parts), zone: zoneHere(), on })
}

/** Ends one; what answers brings it back as it was, without what it did. */
export async function endAutomation(automationId: string, { parts, on }: Automation): Promise<() => Promise<void>> {
  await call(removeAutomation, { automationId })
  return () => keepAutomation(automationId, parts, on)
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
