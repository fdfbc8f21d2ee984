import { openExport as contract } from '@varanda/domain/account/calls/open-export'
import { callable } from '../../lib/callable.ts'
import { openCopy } from '../export/open-copy.ts'

export const openExport = callable(contract, async (_input, { uid }, { now }) => ({
  id: await openCopy(uid, now, 'any'),
}))
