import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import type { HouseCondition } from '../condition.ts'

/** Asks the machine that the house runs on how it is doing. */
export const houseCondition = call<HouseCondition>()({
  name: 'houseCondition',
  caller: 'admin',
  input: v.object({}),
  errors: adminRefusals,
})
