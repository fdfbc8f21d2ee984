import { objects, unusedUntil } from '@varanda/domain/post/media'
import { Timestamp } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { bucket } from '../../lib/app.ts'

/** Removes uploads that nobody prepared, a day after they came: clients write them past the functions. */
export const sweepUploads = onSchedule({ schedule: 'every 6 hours', timeoutSeconds: 540 }, async () => {
  const [files] = await bucket().getFiles({ prefix: objects.uploads })
  for (const file of files) {
    const came = Timestamp.fromDate(new Date(file.metadata.timeCreated ?? 0))
    if (unusedUntil(came) < Date.now()) await file.delete({ ignoreNotFound: true })
  }
})
