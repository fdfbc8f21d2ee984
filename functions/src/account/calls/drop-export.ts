import { dropExport as contract } from '@varanda/domain/account/calls/drop-export'
import { callable } from '../../lib/callable.ts'
import { dropExport as drop } from '../export/drop-export.ts'

export const dropExport = callable(contract, async (_input, { uid }) => {
  await drop(uid)
  return {}
})
