import { type CopyOnWayOut, copyOnWayOut as contract } from '@varanda/domain/account/calls/copy-on-way-out'
import { type Export, exportSchema } from '@varanda/domain/account/export/export'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { beginCopy } from '../export/begin-copy.ts'
import { dropExport } from '../export/drop-export.ts'
import { openCopy } from '../export/open-copy.ts'
import { holderOf } from '../way-out/holder-of.ts'

/** What was asked for of a group's album before the suspension is no part of what is theirs: it gives way. */
export const copyOnWayOut = callable(contract, async ({ token, act, locale }, _, { now, address }) => {
  const { uid } = await holderOf(token, 'copyOnWayOut', address, now)
  if (act === 'ask') {
    await keepRate('requestExport', uid, now)
    const last = await lastOf(uid)
    if (last?.group) await dropExport(uid, last.id)
    await beginCopy({ uid, locale }, now)
  }
  if (act === 'open') {
    await keepRate('openExport', uid, now)
    await openCopy(uid, now, 'own')
  }
  return { copy: shown(await lastOf(uid)) }
})

async function lastOf(uid: string): Promise<Export | undefined> {
  return read(exportSchema, await db.doc(paths.ownExport(uid)).get())
}

function shown(own: Export | undefined): CopyOnWayOut | null {
  if (!own || own.group) return null
  const { id, state, done, files, until } = own
  return { id, state, done, files, until: until?.toMillis() ?? null }
}
