import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { memberUid } from '../../member/member.ts'
import { historyRules } from '../circle.ts'

/**
 * Says from when on, by the instance's clock, one member reads what is shared with a circle of the caller's own, who reads all of
 * it themselves. Earlier brings what there is, `gained` posts at most; later is a removal of what was before.
 */
export const setCircleFrom = call<{ gained: number; removedEntries: number }>()({
  name: 'setCircleFrom',
  caller: 'member',
  input: v.pipe(
    v.object({
      circleId: documentId,
      uid: memberUid,
      since: v.optional(v.picklist(historyRules)),
      /** In milliseconds, as apps of before say it; `since` goes before it. */
      from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
    }),
    v.check(({ since, from }) => since !== undefined || from !== undefined),
  ),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'circle-frozen',
    'not-yours-to-change',
    'person-unknown',
    'too-many-tries',
    'try-again',
  ],
})
