import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { isSeenAlike, refreshOverview } from '../overview.ts'

/** Keep a guardian's overview in step with whom the ward knows, which groups it is in and how long it was here. */
export const onContactsWritten = onDocumentWritten(
  { document: 'users/{uid}/connections/{other}', retry: true },
  ({ params: { uid }, data }) => (data && isSeenAlike(data.before, data.after) ? undefined : refreshOverview(uid)),
)

export const onGroupsWritten = onDocumentWritten(
  { document: 'users/{uid}/circles/{circleId}', retry: true },
  ({ params: { uid } }) => refreshOverview(uid),
)

export const onMinutesWritten = onDocumentWritten(
  { document: 'users/{uid}/minutes/{day}', retry: true },
  // A day that goes is one that nobody sees (any more).
  ({ params: { uid }, data }) => (data?.after.exists === false ? undefined : refreshOverview(uid)),
)
