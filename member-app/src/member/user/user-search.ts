import { memberUid } from '@varanda/domain/member/member'
import * as v from 'valibot'

/** The part of the address that says which member is looked at: `?uid=`. */
export interface UserSearch {
  uid?: string
}

export function readUserSearch({ uid }: Record<string, unknown>): UserSearch {
  const read = v.safeParse(memberUid, typeof uid === 'number' ? String(uid) : uid)
  return read.success ? { uid: read.output } : {}
}
