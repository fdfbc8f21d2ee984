import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { Person } from '../person.ts'

/** Somebody of the branch whom the caller knows. */
export interface BranchMember extends Person {
  /** Who let them in, where the caller knows them too; null otherwise. */
  via: { uid: string; name: string } | null
  /** Steps from the caller; 1 for their own guests. */
  depth: number
}

/**
 * Who came in through the caller, a few steps deep and a few hundred people at most. Only people whom the caller is
 * connected with are named; of the others there is a number, and `isWhole` says whether the walk reached the end.
 */
export const myBranch = call<{ people: BranchMember[]; others: number; isWhole: boolean }>()({
  name: 'myBranch',
  caller: 'reader',
  input: v.object({}),
  errors: ['signed-out', 'not-a-member', 'not-active', 'too-many-tries'],
})
