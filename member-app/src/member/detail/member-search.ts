import { memberUid } from '@varanda/domain/member/member'
import * as v from 'valibot'

/** The part of the address that says which member is looked at: `?uid=`. */
export interface MemberSearch {
  uid?: string
}

export function readMemberSearch({ uid }: Record<string, unknown>): MemberSearch {
  const read = v.safeParse(memberUid, typeof uid === 'number' ? String(uid) : uid)
  return read.success ? { uid: read.output } : {}
}
