import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../member.ts'

/** A sign-in of a member as an administrator sees it; times in ISO 8601. */
export interface MemberDevice {
  name: string
  firstSeen: string
  lastSeen: string
}

/**
 * Where a member is signed in, by the devices that their app wrote down, latest use first, and the last sign-in that
 * the instance knows of; null: never. Looking changes nothing.
 */
export const memberDevices = call<{ devices: MemberDevice[]; lastSignIn: string | null }>()({
  name: 'memberDevices',
  caller: 'admin',
  input: v.object({ uid: memberUid }),
  errors: [...adminRefusals, 'person-unknown'],
})
