import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { keepCard } from '../keep-card.ts'

/** Administrators find a member by the address that the account has now. */
export const onContactWritten = onDocumentWritten(
  { document: 'users/{uid}/private/contact', retry: true },
  ({ params: { uid } }) => keepCard(uid),
)
