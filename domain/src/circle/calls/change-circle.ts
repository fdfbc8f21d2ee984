import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { circleBlock, circleName, circlePurpose, circleRulesSchema } from '../circle.ts'
import { templateNames } from '../template.ts'

/**
 * Renames a circle of the member's own, or changes how it looks or its rules, of which the history rule concerns who
 * comes later. A template changes no rules; one of another kind is refused, and so is another one where something of
 * the rules is fixed by the one that is. Whoever asks their guardian before they open such a circle does not open it to
 * requests later (`not-yours-to-change`): no yes was to that.
 */
export const changeCircle = call<Record<string, never>>()({
  name: 'changeCircle',
  caller: 'member',
  input: v.object({
    circleId: documentId,
    name: v.optional(circleName),
    purpose: v.optional(circlePurpose),
    template: v.optional(v.picklist(templateNames)),
    block: v.optional(circleBlock),
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
