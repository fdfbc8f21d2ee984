import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'
import { circleBlock, circleKinds, circleLimits, circleName, circlePurpose, circleRulesSchema } from '../circle.ts'
import { templateNames, templateOf } from '../template.ts'

/**
 * Makes a circle under an id of the device's (`newCircleId`): again with the same id it is made once. Of the people, all of
 * whom the member knows, those of a private circle are in it at once and learn nothing of it; into a group they are
 * invited; a public one begins with nobody. Its rules are those given, those of its template, or the usual ones. A
 * ward's is made once the guardian said yes: until then `waitingFor` says whose yes is lacking. `id-taken`: another call
 * made it, or asked for it, under this id, in other words or for other people, and what that one said holds. `not-connected`:
 * somebody is no connection (any more). `never-together`: both of a pair that the member keeps apart would be invited.
 */
export const createCircle = call<{ circleId: string; waitingFor: { uid: string; name: string } | null }>()({
  name: 'createCircle',
  caller: 'member',
  input: v.pipe(
    v.object({
      circleId: callKey,
      kind: v.picklist(circleKinds),
      name: circleName,
      purpose: v.optional(circlePurpose, ''),
      template: v.optional(v.picklist(templateNames)),
      block: v.optional(circleBlock),
      rules: v.optional(circleRulesSchema),
      people: v.optional(v.pipe(v.array(memberUid), v.maxLength(circleLimits.atOnce)), []),
      /** This time, two whom the caller keeps apart may both be asked. */
      together: v.optional(v.boolean(), false),
    }),
    v.check(({ kind, template }) => (templateOf(template)?.kind ?? kind) === kind),
  ),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-at-this-age',
    'guardian-away',
    'guardian-said-no',
    'id-taken',
    'not-connected',
    'never-together',
    'too-many-circles',
    'too-many-tries',
    'try-again',
  ],
})
