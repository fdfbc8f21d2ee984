import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { mediaLimits, objects, preparedMediaSchema } from '@varanda/domain/post/media'
import { Timestamp } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { bucket, db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

const perRound = 200

/** Removes uploads that nobody prepared and photos that no post took, a day after they came. */
export const sweepMedia = onSchedule({ schedule: 'every 6 hours', timeoutSeconds: 540 }, async () => {
  const before = new Date(Date.now() - mediaLimits.unusedHours * hour)
  await sweepUploads(before)
  await sweepUnused(before)
})

async function sweepUploads(before: Date): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: objects.uploads })
  for (const file of files) {
    if (new Date(file.metadata.timeCreated ?? 0) < before) await file.delete({ ignoreNotFound: true })
  }
}

/** Marks the photo before deleting it; `createPost` refuses marked ones, so no post ever shows a deleted photo. */
async function sweepUnused(before: Date): Promise<void> {
  for (;;) {
    const page = await db
      .collection(paths.allMedia)
      .where('unusedSince', '<', Timestamp.fromDate(before))
      .limit(perRound)
      .get()
    let removed = 0
    for (const { ref } of page.docs) {
      const taken = await db.runTransaction(async (transaction) => {
        const current = readIfWhole(preparedMediaSchema, await transaction.get(ref))
        if (!current?.unusedSince) return null
        transaction.update(ref, { removing: true })
        return current
      })
      if (!taken) continue
      await bucket().deleteFiles({ prefix: objects.media(taken.postId, taken.mediaId) })
      await ref.delete()
      removed += 1
    }
    if (page.size < perRound || removed === 0) return
  }
}
