import type { InstanceBranches } from '@varanda/domain/instance/instance'
import { instanceBranchesSchema } from '@varanda/domain/instance/instance'
import { resumeBranch as contract } from '@varanda/domain/member/calls/resume-branch'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/** Undoes `pauseBranch`; a branch within a paused one stays as it is. */
export const resumeBranch = callable(contract, async ({ uid, reason }, admin, { now }) => {
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const branches = await transaction.get(db.doc(paths.instanceBranches))
    const before = read(instanceBranchesSchema, branches)?.paused ?? {}
    if (!Object.hasOwn(before, uid)) return false
    const { [uid]: _, ...paused } = before
    transaction.set(branches.ref, { paused } satisfies InstanceBranches)
    writeDown(transaction, { at, by: by.uid, act: 'branch-resumed', target: paths.user(uid), rev: null, reason })
    return true
  })
  return { changed }
})
