import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { severalLines } from '../../several-lines.ts'
import { reviewLimits } from '../signup-review.ts'

const inBoth = v.object({ pt: severalLines(reviewLimits.reason), en: severalLines(reviewLimits.reason) })

/** Replaces the instance's words for a refusal, in both languages. */
export const saveAnswerTemplates = call<Record<string, never>>()({
  name: 'saveAnswerTemplates',
  caller: 'admin',
  input: v.object({ 'unknown-here': inBoth, 'not-what-we-are': inBoth, full: inBoth }),
  errors: adminRefusals,
})
