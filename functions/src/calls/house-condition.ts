import { houseCondition as contract } from '@varanda/domain/calls/house-condition'
import { readCondition } from '../house/condition.ts'
import { callable } from '../lib/callable.ts'

/** Asked anew each time: a machine's condition is of no use from yesterday. */
export const houseCondition = callable(contract, () => readCondition())
