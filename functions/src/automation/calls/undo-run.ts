import { undoRun as contract } from '@varanda/domain/automation/calls/undo-run'
import { callable } from '../../lib/callable.ts'
import { undo } from '../undo.ts'

export const undoRun = callable(contract, async ({ automationId, runId }, { uid }, { now }) => {
  await undo({ uid, automationId, runId }, now)
  return {}
})
