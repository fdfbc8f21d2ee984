import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { keepDigestAlarm } from '../keep-digest-alarm.ts'

/** When the next digest comes follows from rhythm, hour and zone. */
export const onNoticeWishesWritten = onDocumentWritten(
  { document: 'users/{uid}/private/notices', retry: true },
  ({ params: { uid } }) => keepDigestAlarm(uid, new Date()),
)
