import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { keepHeldAlarm } from '../../notice/deliver/keep-held-alarm.ts'
import { keepDigestAlarm } from '../keep-digest-alarm.ts'

/** When the next digest comes follows from rhythm, hour and zone, and when what waits may ring from quiet hours and peace. */
export const onNoticeWishesWritten = onDocumentWritten(
  { document: 'users/{uid}/private/notices', retry: true },
  async ({ params: { uid } }) => {
    const now = new Date()
    await Promise.all([keepDigestAlarm(uid, now), keepHeldAlarm(uid, now)])
  },
)
