import type { Sent } from '@varanda/domain/digest/digest'
import { type Comment, commentSchema } from '@varanda/domain/post/comment'
import { reactionSchema } from '@varanda/domain/post/reaction'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { read } from '../../lib/read.ts'

/** Whether what a button sent still stands: comments that were not deleted, reactions that were not changed since. */
export function stands(sent: Sent, found: DocumentSnapshot): boolean {
  if (isComment(found)) {
    const comment = read(commentSchema, found)
    return comment?.byMail === true && !comment.deleted
  }
  return read(reactionSchema, found)?.at.toMillis() === sent.at.toMillis()
}

/** Reads what buttons sent, within `transaction`; what is answered takes it away, as its writer would, after all reads. */
export async function takeAwayWithin(transaction: Transaction, sent: readonly Sent[]): Promise<() => void> {
  const found = sent.length > 0 ? await transaction.getAll(...sent.map(({ path }) => db.doc(path))) : []
  // A later reaction stands where an earlier one stood.
  const standing = found.filter((one, index) => stands(sent[index]!, one))
  return () => {
    for (const one of standing) {
      if (isComment(one)) transaction.update(one.ref, { text: '', deleted: true } satisfies Partial<Comment>)
      else transaction.delete(one.ref)
    }
  }
}

const isComment = ({ ref }: DocumentSnapshot) => ref.parent.id === 'comments'
