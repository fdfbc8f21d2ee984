import { mailJoiningSchema } from '@varanda/domain/invite/by-mail/mail-joining'
import { paths } from '@varanda/domain/paths'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/** Whether a mail that asks this address still waits for its answer. */
export async function isAskedByMail(email: string, now: Date): Promise<boolean> {
  const { docs } = await db.collection(paths.mailJoinings).where('asked.email', '==', email).get()
  // A policy deletes what is over, but not at that second.
  return docs.some((one) => (readIfWhole(mailJoiningSchema, one)?.expiresAt.toMillis() ?? 0) > now.getTime())
}
