import * as v from 'valibot'
import { auditReason } from '../../audit/audit.ts'
import { adminRefusals, call } from '../../contract.ts'
import { appealOutcomes } from '../ruling.ts'
import { rulingId } from './answer-ruling.ts'

/**
 * Ends an answer: `upheld` leaves what was decided, `undone` gives back what was taken, to whoever may see it now, or lets
 * the account in again; of whoever has gone nothing comes back. Whose it is is told, with the reason. `another-decides`, `appeal-rests`: `checkDecider`;
 * `sign-in-again`: the account is an administrator's.
 */
export const decideAppeal = call<Record<string, never>>()({
  name: 'decideAppeal',
  caller: 'admin',
  input: v.object({ rulingId, outcome: v.picklist(appealOutcomes), reason: auditReason }),
  errors: [
    ...adminRefusals,
    'sign-in-again',
    'ruling-unknown',
    'appeal-over',
    'not-yourself',
    'another-decides',
    'appeal-rests',
    'person-unknown',
  ],
})
