import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'

/**
 * Has the graph of the instance made anew now instead of at night. It is there once `graphPages/head` names an edition
 * above `after`.
 */
export const renewGraph = call<{ after: number }>()({
  name: 'renewGraph',
  caller: 'admin',
  input: v.object({}),
  errors: [...adminRefusals, 'too-many-tries'],
})
