import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { brCode, noTxid } from '@varanda/domain/support/br-code'
import { askBrCode as contract } from '@varanda/domain/support/calls/ask-br-code'
import { pixOwnSchema } from '@varanda/domain/support/pix-own'
import { supportLimits, supportPageSchema } from '@varanda/domain/support/support-page'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { checkAdult, checkMaySupport } from '../may-support.ts'

/** The one way by which a key leaves. */
export const askBrCode = callable(contract, async ({ uid: to, txid, amount }, { uid, standing }, { now }) => {
  checkAdult(standing)
  await checkMaySupport(db, uid, to)
  const [pageFound, pixFound] = await db.getAll(db.doc(paths.supportPage(to)), db.doc(paths.supportPix(to)))
  const page = read(supportPageSchema, pageFound)
  const pix = read(pixOwnSchema, pixFound)
  if (!page?.on || !page.ways.pix || !pix) throw new DomainError('support-off')
  const { key, receiver, city, hideTxid } = pix
  return {
    code: brCode({ key, receiver, city, amount, txid: hideTxid ? noTxid : txid }),
    receiver,
    until: now.getTime() + supportLimits.codeMinutes * 60_000,
  }
})
