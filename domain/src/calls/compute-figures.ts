import * as v from 'valibot'
import { call } from './contract.ts'

/** Counts the figures of the house now instead of at the next hour; they are read at `house/figures`. */
export const computeFigures = call<Record<string, never>>()({
  name: 'computeFigures',
  caller: 'admin',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-an-admin', 'too-many-tries', 'try-again'],
})
