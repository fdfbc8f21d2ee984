import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import { circleKinds, circleLimits, circleName, circlePurpose, circleRulesSchema } from '../circle.ts'

/**
 * Makes a circle under an id of the device's (`newId`): again with the same id it is made once. Of the people, all of
 * whom the member knows, those of a private circle are in it at once and learn nothing of it; into a group they are
 * invited; a public one begins with nobody. `not-connected`: somebody is no connection (any more).
 */
export const createCircle = call<{ circleId: string }>()({
  name: 'createCircle',
  caller: 'member',
  input: v.object({
    circleId: callKey,
    kind: v.picklist(circleKinds),
    name: circleName,
    purpose: v.optional(circlePurpose, ''),
    rules: v.optional(circleRulesSchema),
    people: v.optional(v.pipe(v.array(memberUid), v.maxLength(circleLimits.atOnce)), []),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'id-taken',
    'not-connected',
    'too-many-circles',
    'too-many-tries',
    'try-again',
  ],
})
