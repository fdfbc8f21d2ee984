import type { Approval } from '@varanda/domain/guardian/guardian-approval'
import { useMemo } from 'react'
import { type Question, useQuestions } from '../../guardian/data/wards.ts'

/** What a ward asked its guardian about a circle. */
export interface AskedOfGuardian extends Question {
  circle: NonNullable<Approval['circle']>
}

/** The circles that I would make and the groups that I would come into, of which my guardian was asked. */
export function useAskedGuardian(now: Date): AskedOfGuardian[] {
  const questions = useQuestions('ward', now)
  return useMemo(
    () => questions.filter((one): one is AskedOfGuardian => one.circle !== undefined && one.state !== 'approved'),
    [questions],
  )
}
