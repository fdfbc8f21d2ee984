import type { MailDocument, MailTemplate } from '@varanda/domain/mail/mail'
import { mailKinds } from '@varanda/domain/mail/mail'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { enqueue } from '../../lib/enqueue.ts'
import { queueOf } from '../queue-of.ts'

export const onMailCreated = onDocumentCreated(
  { document: 'mail/{mailId}', retry: true },
  async ({ params: { mailId }, data }) => {
    const template: unknown = data?.get('template' satisfies keyof MailDocument)
    // One that is damaged is nobody's to send.
    if (!isTemplate(template)) return
    await enqueue(queueOf(template), { mailId }, { id: mailId })
  },
)

function isTemplate(named: unknown): named is MailTemplate {
  return typeof named === 'string' && Object.hasOwn(mailKinds, named)
}
