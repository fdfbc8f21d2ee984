import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { receiptSchema } from '@varanda/domain/post/activity'
import {
  listReaderChanges as contract,
  readerChangesLimits,
  type ToldChange,
} from '@varanda/domain/post/calls/list-reader-changes'
import { postSchema } from '@varanda/domain/post/post'
import { circleOf } from '@varanda/domain/source/reach'
import { changesOfReaders, type ReaderChange } from '@varanda/domain/source/reader-changes'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { readSourceLogs } from '../../source/read-source-logs.ts'
import { readAudience } from '../read-audience.ts'

const { told } = readerChangesLimits

export const listReaderChanges = callable(contract, ({ postId }, me) =>
  db.runTransaction(
    async (transaction) => {
      const documents = [paths.post(postId), paths.postAudience(postId), paths.receipt(postId)]
      const [found, kept, receipt] = await transaction.getAll(...documents.map((path) => db.doc(path)))
      const stored = read(postSchema, found)
      const audience = readAudience(kept)
      if (stored?.author.uid !== me.uid || stored.deleted || !audience) throw new DomainError('post-unknown')
      const post = { postId, author: me.uid, createdAt: stored.createdAt }
      const { logs, isWhole } = await readSourceLogs(transaction, post, audience, told)
      const first = readIfWhole(receiptSchema, receipt)?.readers ?? []
      const changes = changesOfReaders(post, audience, logs, first)
      return { changes: changes.slice(0, told).map(say), isWhole: isWhole && changes.length <= told }
    },
    { readOnly: true },
  ),
)

function say({ uid, change, source, at }: ReaderChange): ToldChange {
  return { uid, change, circle: circleOf(source) ?? null, at: at.toMillis() }
}
