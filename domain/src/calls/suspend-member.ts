import * as v from 'valibot'
import { auditReason } from '../audit.ts'
import { memberUid } from '../member.ts'
import { call } from './contract.ts'

/** Shuts a member out until they are reinstated. The member is told the reason in these words. */
export const suspendMember = call<{ changed: boolean }>()({
  name: 'suspendMember',
  caller: 'admin',
  input: v.object({ uid: memberUid, reason: auditReason }),
  errors: [
    'bad-input',
    'signed-out',
    'not-a-member',
    'not-active',
    'not-an-admin',
    'person-unknown',
    'not-yourself',
    'last-admin',
    'try-again',
  ],
})
