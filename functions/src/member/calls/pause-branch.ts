import { DomainError } from '@varanda/domain/errors'
import type { InstanceBranches } from '@varanda/domain/instance/instance'
import { instanceBranchesSchema } from '@varanda/domain/instance/instance'
import { pauseBranch as contract } from '@varanda/domain/member/calls/pause-branch'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { actingAdmin } from '../../instance/acting-admin.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'

/** One document names the paused branches; whoever follows a link reads it. */
export const pauseBranch = callable(contract, async ({ uid, reason }, admin, { now }) => {
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const [profile, branches] = await transaction.getAll(db.doc(paths.user(uid)), db.doc(paths.instanceBranches))
    if (!profile!.exists) throw new DomainError('person-unknown')
    const { paused = {} } = read(instanceBranchesSchema, branches) ?? {}
    if (Object.hasOwn(paused, uid)) return false
    transaction.set(branches!.ref, {
      paused: { ...paused, [uid]: { by: by.uid, at, reason } },
    } satisfies InstanceBranches)
    writeDown(transaction, { at, by: by.uid, act: 'branch-paused', target: paths.user(uid), rev: null, reason })
    return true
  })
  return { changed }
})
