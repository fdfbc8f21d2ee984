import { instanceCondition as contract } from '@varanda/domain/instance/calls/instance-condition'
import { callable } from '../../lib/callable.ts'
import { readCondition } from '../condition.ts'

/** Asked anew each time: a machine's condition is of no use from yesterday. */
export const instanceCondition = callable(contract, () => readCondition())
