import { createHash } from 'node:crypto'
import { enqueue } from '../../lib/enqueue.ts'
import { mayBePushedTo } from '../push/subscriptions.ts'

export interface Delivery {
  noticeId: string
  push: 'now' | 'never'
}

/**
 * Queues what a written notice sends at once, where its reader has a device that hears. Twice is once: the task is named,
 * and what it sends is claimed.
 */
export async function queuePush(uid: string, occasion: string, { noticeId, push }: Delivery): Promise<void> {
  if (push !== 'now' || !(await mayBePushedTo(uid))) return
  const id = createHash('sha256').update(`${occasion} ${uid}`).digest('hex')
  await enqueue('pushNotice', { uid, noticeId, occasion }, { id: `push-${id}` })
}
