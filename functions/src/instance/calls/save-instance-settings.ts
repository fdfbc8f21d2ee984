import { saveInstanceSettings as contract } from '@varanda/domain/instance/calls/save-instance-settings'
import { defaultSettings, type InstanceSettings, savedInstanceSettingsSchema } from '@varanda/domain/instance/instance'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { runLogged, writeDown } from '../../audit/audit.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { actingAdmin } from '../acting-admin.ts'

/** Logs what changed, before and after, except how to reach the administrators, which is an address. */
export const saveInstanceSettings = callable(contract, async (wanted, admin, { now }) => {
  const at = Timestamp.fromDate(now)
  const changed = await runLogged(async (transaction) => {
    const by = await actingAdmin(transaction, admin)
    const stored = await transaction.get(db.doc(paths.instanceSettings))
    const before: InstanceSettings = { ...defaultSettings, ...read(savedInstanceSettingsSchema, stored) }
    const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((name) => wanted[name] !== before[name])
    if (names.length === 0) return false
    const after: InstanceSettings = { ...before, ...wanted }
    transaction.set(stored.ref, after)
    const facts = Object.fromEntries(
      names.flatMap((name) =>
        name === 'requestsOpen' || name === 'seatsForNewcomers'
          ? [
              [`${name}Before`, before[name]],
              [name, after[name]],
            ]
          : [[`${name}Changed`, true]],
      ),
    )
    const target = paths.instanceSettings
    writeDown(transaction, { at, by: by.uid, act: 'house-settings-changed', target, rev: null, facts })
    return true
  })
  return { changed }
})
