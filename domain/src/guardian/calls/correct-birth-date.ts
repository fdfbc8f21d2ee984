import * as v from 'valibot'
import { call } from '../../contract.ts'
import { birthDate, memberUid } from '../../member/member.ts'

/**
 * Puts a birth date right that was written down wrong; the band follows, and the audit log keeps the reason. A guardian
 * may for a ward under 16 that stays one, an administrator for everybody: `needs-guardian` for an account of its own,
 * or one whose guardian is being erased, that would be under 16, `has-wards` for whoever answers for one and would be
 * under 18, and `not-an-adult` for an administrator who would be.
 */
export const correctBirthDate = call<Record<string, never>>()({
  name: 'correctBirthDate',
  caller: 'member',
  input: v.object({
    uid: memberUid,
    birthDate,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'not-your-ward',
    'needs-guardian',
    'has-wards',
    'not-an-adult',
    'person-unknown',
    'try-again',
    'too-many-tries',
  ],
})
