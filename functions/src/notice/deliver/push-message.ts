import type { PushMessage } from '@varanda/domain/notice/push/push-message'
import type { NoticeKind } from '@varanda/domain/notice/topics'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { SaidNotice } from './notice-words.ts'
import type { Reader } from './readable.ts'

/** Until when a phone that was off is told, in seconds. */
const kept = 24 * 60 * 60

/** What wakes a phone that sleeps: said to this reader alone. */
const urgent: readonly NoticeKind[] = ['mention', 'message', 'guardian-asked']

/** A notice as a push, with words of what was written only where its reader wants them on a locked screen. */
export function pushMessage(
  { wishes }: Reader,
  found: DocumentSnapshot,
  { title, excerpt, path }: SaidNotice,
  unread: number,
): PushMessage {
  const kind = found.get('kind') as NoticeKind
  return {
    title,
    ...(wishes.words && excerpt && { body: excerpt }),
    path,
    topic: { kind, thing: found.id },
    urgency: urgent.includes(kind) ? 'high' : 'normal',
    ttlSeconds: kept,
    unread,
  }
}
