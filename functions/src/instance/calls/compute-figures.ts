import { computeFigures as contract } from '@varanda/domain/instance/calls/compute-figures'
import { figuresPerTenMinutes } from '@varanda/domain/instance/figures'
import { callable } from '../../lib/callable.ts'
import { limit } from '../../lib/rate-limit.ts'
import { keepInstance } from '../keep-instance.ts'

const tenMinutes = 10 * 60_000

/** One rate for all administrators together, since each call counts the whole instance. */
export const computeFigures = callable(
  contract,
  async (_input, _admin, { now }) => {
    await limit({ name: contract.name, most: figuresPerTenMinutes, windowMs: tenMinutes }, 'instance', now)
    await keepInstance(now)
    return {}
  },
  { timeoutSeconds: 300 },
)
