import { createHash } from 'node:crypto'
import type { Answer } from '@varanda/domain/digest/answer-form'
import type { Sent } from '@varanda/domain/digest/digest'
import { answersLeft, withSent } from '@varanda/domain/digest/may-answer'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { type Reaction, reactionId, thePost } from '@varanda/domain/post/reaction'
import { Timestamp } from 'firebase-admin/firestore'
import { record } from '../../fact/record.ts'
import { db } from '../../lib/app.ts'
import { rateWithin } from '../../lib/rate-limit.ts'
import { type Button, type ButtonPlace, readButton } from './read-button.ts'

/** Of what one page of a button sends; also the id of the comment that it makes. */
export function sentId(token: string, page: string): string {
  return createHash('sha256').update(`${token} ${page}`).digest('hex')
}

/** The button as it is then, and what it sent, or why it did not: it takes no more, or no words any more. */
export type Outcome = { button: Button; sent: Sent } | { button: Button; fault: 'used' | 'closed' }

/**
 * Writes what somebody says by a button as its reader's comment or reaction, and tells the reader. The same page sends
 * once: a second time it answers what was sent. Undefined where the button opens nothing any more. Throws
 * `too-many-tries`.
 */
export function sendAnswer(at: ButtonPlace, id: string, answer: Answer, now: Date): Promise<Outcome | undefined> {
  return db.runTransaction(async (transaction) => {
    const button = await readButton(transaction, at)
    if (!button) return undefined
    const { digest, reader, postId } = button
    const before = digest.sent?.find((one) => one.id === id)
    if (before) return { button, sent: before }
    if (answersLeft(digest, at.place) === 0) return { button, fault: 'used' }
    if (answer.kind === 'words' && !button.takesWords) return { button, fault: 'closed' }
    const countOne = await rateWithin(transaction, 'answer-by-mail', reader.uid, now)

    countOne()
    const moment = Timestamp.fromDate(now)
    const path =
      answer.kind === 'words' ? paths.comment(postId, id) : paths.reaction(postId, reactionId(thePost, reader.uid))
    const sent: Sent = { id, path, at: moment }
    if (answer.kind === 'words') {
      const comment: Comment = { author: reader, text: answer.text, createdAt: moment, byMail: true }
      transaction.create(db.doc(path), comment)
    } else {
      const reaction: Reaction = { uid: reader.uid, thing: thePost, kind: answer.felt, at: moment }
      transaction.set(db.doc(path), reaction)
    }
    const changed = withSent(digest, at.place, sent)
    transaction.update(db.doc(paths.digest(at.uid, at.digestId)), { ...changed })
    const turn = digest.sent?.length ?? 0
    record(transaction, {
      kind: 'answered-by-mail',
      source: path,
      turn,
      at: moment,
      by: reader.uid,
      about: [reader.uid],
    })
    return { button: { ...button, digest: { ...digest, ...changed } }, sent }
  })
}
