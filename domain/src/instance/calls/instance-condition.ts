import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import type { InstanceCondition } from '../condition.ts'

/** Asks the machine that the instance runs on how it is doing. */
export const instanceCondition = call<InstanceCondition>()({
  name: 'instanceCondition',
  caller: 'admin',
  input: v.object({}),
  errors: adminRefusals,
})
