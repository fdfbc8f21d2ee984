import { computeFigures as contract } from '@varanda/domain/instance/calls/compute-figures'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { keepInstance } from '../keep-instance.ts'

/** One rate for all administrators together, since each call counts the whole instance. */
export const computeFigures = callable(
  contract,
  async (_input, admin, { now }) => {
    await keepRate(contract.name, admin.uid, now)
    await keepInstance(now)
    return {}
  },
  { timeoutSeconds: 300 },
)
