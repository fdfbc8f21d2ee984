import { isDeepStrictEqual } from 'node:util'
import type { AuditAct } from '@varanda/domain/audit/audit'
import type { BlogIndex, BlogPost, BlogRevision } from '@varanda/domain/blog/blog'
import { blogIndexSchema, blogPostSchema, blogRevisionSchema } from '@varanda/domain/blog/blog'
import { checkRoom } from '@varanda/domain/blog/blog-editing'
import { indexWith } from '@varanda/domain/blog/blog-index'
import { DomainError } from '@varanda/domain/errors'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setAlarm } from '../alarm/set-alarm.ts'
import { runLogged, writeDown } from '../audit/audit.ts'
import { db } from '../lib/app.ts'
import { checkAdmin } from '../lib/check-standing.ts'
import { read } from '../lib/read.ts'

/** An administrator; null is the instance itself, which does what was scheduled. */
export type Editor = { uid: string; authTime: number } | null

export interface Edit {
  post: BlogPost
  act: AuditAct
  /** The revision that it is about, for the audit. */
  rev: number | null
  revision?: BlogRevision
}

/**
 * Changes one post in one transaction, together with the log, the alarm of what is scheduled and, where what is published
 * changes, the index. `decide` answers null when nothing is to be done; a post as it was is nothing to be done, either, and
 * the log does not tell of it. What it reads through the transaction is consistent with what it is given.
 */
export async function editPost(
  id: string,
  editor: Editor,
  now: Date,
  decide: (before: BlogPost | undefined, transaction: Transaction) => Promise<Edit | null>,
): Promise<void> {
  await runLogged(async (transaction) => {
    const [held, indexed, standing] = await transaction.getAll(
      db.doc(paths.blogPost(id)),
      db.doc(paths.blogIndex),
      ...(editor ? [db.doc(paths.standing(editor.uid))] : []),
    )
    if (editor) checkAdmin(read(standingSchema, standing), editor.authTime)
    const before = read(blogPostSchema, held)
    const edit = await decide(before, transaction)
    if (!edit || (!edit.revision && isDeepStrictEqual(edit.post, before))) return
    transaction.set(held!.ref, edit.post)
    if (edit.post.publishAt?.toMillis() !== before?.publishAt?.toMillis()) {
      setAlarm(transaction, 'publish-blog-post', { blogPostId: id }, edit.post.publishAt)
    }
    if (edit.revision) transaction.create(db.doc(paths.blogRevision(id, edit.revision.rev)), edit.revision)
    const index = read(blogIndexSchema, indexed)
    const next = indexWith(index, id, edit.post)
    if (versionIn(next, id) !== versionIn(index, id)) {
      if (edit.post.status === 'published') checkRoom(next)
      transaction.set(indexed!.ref, next)
    }
    const { act, rev } = edit
    writeDown(transaction, { at: Timestamp.fromDate(now), by: editor?.uid ?? null, act, target: held!.ref.path, rev })
  })
}

/** A post and one of its revisions. Throws `blog-post-unknown`. */
export async function revisionOf(
  id: string,
  rev: number,
  before: BlogPost | undefined,
  transaction: Transaction,
): Promise<{ before: BlogPost; revision: BlogRevision }> {
  const revision = before && read(blogRevisionSchema, await transaction.get(db.doc(paths.blogRevision(id, rev))))
  if (!before || !revision) throw new DomainError('blog-post-unknown')
  return { before, revision }
}

/** The newest revision, which must be the one that the editor looked at. Throws `edited-elsewhere`. */
export async function newestOf(id: string, rev: number, before: BlogPost | undefined, transaction: Transaction) {
  if (before && before.rev !== rev) throw new DomainError('edited-elsewhere')
  return revisionOf(id, rev, before, transaction)
}

function versionIn(index: BlogIndex | undefined, id: string): string | undefined {
  return index?.posts.find((header) => header.id === id)?.version
}
