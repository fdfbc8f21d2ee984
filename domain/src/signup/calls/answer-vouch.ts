import * as v from 'valibot'
import { call } from '../../contract.ts'
import { vouchAnswers } from '../signup-request.ts'
import { requestId } from './take-request.ts'

/** A member's answer to "do you know…?". Only administrators read it. `question-over`: nobody asks it any more. */
export const answerVouch = call<Record<string, never>>()({
  name: 'answerVouch',
  caller: 'member',
  input: v.object({ id: requestId, answer: v.picklist(vouchAnswers) }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'question-over', 'try-again', 'too-many-tries'],
})
