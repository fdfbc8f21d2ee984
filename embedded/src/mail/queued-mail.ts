/** The application's own messages: documents of the root collection `mail`, which its functions send or leave there. */
import type { Caller, Firestore } from '../firestore/contract.ts'

/** One message as the outbox page shows it. Words are there only while nobody else may have sent them. */
export interface OutboxEntry {
  id: string
  kind: string
  to: string
  subject: string
  text: string
  html?: string
  /** Milliseconds since 1970. */
  createdAt: number
  state: string
  reason?: string | undefined
}

const admin: Caller = { kind: 'admin' }

type Fields = Record<string, { stringValue?: string; timestampValue?: string; mapValue?: { fields?: Fields } }>

/** Newest first. An instance whose application has no such collection has none. */
export async function queuedMail(firestore: Firestore, limit: number): Promise<OutboxEntry[]> {
  const { documents } = await firestore.runQuery(admin, {
    parent: `${firestore.database}/documents`,
    structuredQuery: {
      from: [{ collectionId: 'mail' }],
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      limit: { value: limit },
    },
  })
  return documents.map(({ name, fields }) => entryOf(name.split('/').at(-1) ?? '', (fields ?? {}) as Fields))
}

function entryOf(id: string, fields: Fields): OutboxEntry {
  const words = fields.message?.mapValue?.fields ?? {}
  return {
    id,
    kind: fields.template?.stringValue ?? '',
    to: fields.to?.stringValue ?? '',
    subject: words.subject?.stringValue ?? '',
    text: words.text?.stringValue ?? '',
    ...(words.html?.stringValue !== undefined && { html: words.html.stringValue }),
    createdAt: Date.parse(fields.createdAt?.timestampValue ?? '') || 0,
    state: fields.state?.stringValue ?? '',
    reason: fields.reason?.stringValue,
  }
}
