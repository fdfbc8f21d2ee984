import { checkSpeaking } from '@varanda/domain/circle/may-post'
import { DomainError } from '@varanda/domain/errors'
import { mayWrite, standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { editPost as contract } from '@varanda/domain/post/calls/edit-post'
import { editingOf, photosAs } from '@varanda/domain/post/edit'
import { copiedOf } from '@varanda/domain/post/entry'
import { tagsOf } from '@varanda/domain/post/marks'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { type Version, versionSchema, versionsOver } from '@varanda/domain/post/version'
import { Timestamp } from 'firebase-admin/firestore'
import { checkForSubscribers } from '../../card/for-subscribers.ts'
import { readCircles } from '../../circle/read-circles.ts'
import { roleToPost } from '../../circle/role-to-post.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read, readIfWhole } from '../../lib/read.ts'
import { readAudience } from '../read-audience.ts'
import { renewEntries } from '../renew-entries.ts'
import { saidFields } from '../said-fields.ts'
import { settleAudienceSoon } from '../settle-audience.ts'

/**
 * Writes the post, the version that was, and the author's own copy at once; then the readers' copies, before it answers.
 * A photo that was taken out is shown to nobody else from the first moment on, since the door asks the post.
 */
export const editPost = callable(contract, async ({ postId, rev: seen, ...wanted }, member, { now }) => {
  const rev = await db.runTransaction(async (transaction) => {
    const own = db.doc(paths.entry(member.uid, postId))
    const [found, kept, held, copy] = await transaction.getAll(
      db.doc(paths.post(postId)),
      db.doc(paths.postAudience(postId)),
      db.doc(paths.standing(member.uid)),
      own,
    )
    const standing = read(standingSchema, held)
    if (!standing || !mayWrite(standing, member.authTime)) throw new DomainError('not-active')
    const post = read(postSchema, found)
    const audience = readAudience(kept)
    if (post?.author.uid !== member.uid || post.deleted || !audience) throw new DomainError('post-unknown')
    const { docs } = post.editedRev ? await transaction.get(db.collection(paths.versions(postId))) : { docs: [] }
    const versions = docs.flatMap((one) => readIfWhole(versionSchema, one) ?? [])
    const editing = editingOf(post, versions, seen, wanted)
    if (editing === 'done') return post.rev
    if (editing === 'stale') throw new DomainError('edited-meanwhile')
    const photos = photosAs(post, wanted)
    if (!photos) throw new DomainError('photo-missing')
    for (const found of await readCircles(transaction, audience.circles, member.uid)) {
      checkSpeaking({ circle: found.circle, role: await roleToPost(transaction, found, member.uid) })
    }
    if (post.tier !== undefined) await checkForSubscribers(transaction, wanted.text)

    const [rev, tags] = [post.rev + 1, tagsOf(wanted.text)]
    const said: Pick<Post, 'kind' | 'text' | 'photos' | 'tags' | 'editedAt'> = {
      kind: photos.length > 0 ? 'photos' : 'text',
      text: wanted.text,
      ...(photos.length > 0 && { photos }),
      ...(tags.length > 0 && { tags }),
      editedAt: Timestamp.fromDate(now),
    }
    const fields = { ...saidFields(said), rev }
    const editedRev: Pick<Post, 'editedRev'> = { editedRev: rev }
    transaction.update(found!.ref, { ...fields, ...editedRev })
    const { text, photos: shown } = post
    const version: Version = { rev: post.rev, text, ...(shown && { photos: shown }), until: said.editedAt! }
    transaction.create(db.doc(paths.version(postId, version.rev)), version)
    for (const over of versionsOver(versions)) transaction.delete(db.doc(paths.version(postId, over.rev)))
    const copied = copiedOf({ ...said, ...(post.tier !== undefined && { tier: post.tier }) })
    if (copy!.exists) transaction.update(own, { ...saidFields(copied), rev })
    settleAudienceSoon(transaction, postId, now)
    return rev
  })
  await renewEntries(postId)
  return { rev }
})
