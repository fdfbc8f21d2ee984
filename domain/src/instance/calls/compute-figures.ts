import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'

/** Counts the figures of the instance now instead of at the next hour; they are read at `house/figures`. */
export const computeFigures = call<Record<string, never>>()({
  name: 'computeFigures',
  caller: 'admin',
  input: v.object({}),
  errors: [...adminRefusals, 'too-many-tries'],
})
