import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { appealedPhotos as contract } from '@varanda/domain/report/calls/appealed-photos'
import { rulingSchema } from '@varanda/domain/report/ruling'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'
import { activeAdmins } from '../../member/active-admins.ts'
import { takenWords } from '../ruling/taken-words.ts'
import { waitsFor } from '../ruling/waits-for.ts'
import { showPhotos } from '../show-photos.ts'

export const appealedPhotos = callable(contract, async ({ rulingId }, admin, { now }) => {
  await keepRate('reportedPhotos', admin.uid, now)
  const ruling = read(rulingSchema, await db.doc(paths.ruling(rulingId)).get())
  if (!ruling) throw new DomainError('ruling-unknown')
  if (ruling.state !== 'answered') throw new DomainError('appeal-over')
  const admins = await db.runTransaction((transaction) => activeAdmins(transaction), { readOnly: true })
  const waits = await waitsFor(db, ruling, admin.uid, admins, now)
  if (waits === 'another-decides') throw new DomainError(waits)
  const { postId, commentId } = ruling
  if (postId === undefined || commentId !== undefined) return { photos: [] }
  return { photos: await showPhotos(postId, (await takenWords(ruling)).photos) }
})
