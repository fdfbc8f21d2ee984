import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { reportedPhotos as contract } from '@varanda/domain/report/calls/reported-photos'
import { reportSchema } from '@varanda/domain/report/report'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { showPhotos } from '../show-photos.ts'

/** The pictures of the copy that was reported, whatever the post shows by now. */
export const reportedPhotos = callable(contract, async ({ reportId }, admin, { now }) => {
  await keepRate(contract.name, admin.uid, now)
  const report = read(reportSchema, await db.doc(paths.report(reportId)).get())
  if (!report) throw new DomainError('report-unknown')
  if (report.state !== 'open') throw new DomainError('already-resolved')
  return { photos: report.target.kind === 'post' ? await showPhotos(report.target.postId, report.sealed.photos) : [] }
})
