import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { enqueue } from '../../lib/enqueue.ts'

export const onMailCreated = onDocumentCreated({ document: 'mail/{mailId}', retry: true }, ({ params: { mailId } }) =>
  enqueue('sendMail', { mailId }, { id: mailId }),
)
