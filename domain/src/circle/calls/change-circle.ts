import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { circleName, circlePurpose, circleRulesSchema } from '../circle.ts'

/** Renames a circle of the member's own, or changes its rules, of which the history rule concerns who comes later. */
export const changeCircle = call<Record<string, never>>()({
  name: 'changeCircle',
  caller: 'member',
  input: v.object({
    circleId: documentId,
    name: v.optional(circleName),
    purpose: v.optional(circlePurpose),
    rules: v.optional(v.partial(circleRulesSchema)),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'too-many-tries',
    'try-again',
  ],
})
