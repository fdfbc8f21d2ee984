import { memberSchema } from '@varanda/domain/member/member'
import { takenId } from '@varanda/domain/member/photo'
import { portraitObjects } from '@varanda/domain/member/portrait'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { bucket, db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

/** A call that makes a portrait is over after so long (milliseconds). */
const underWay = hour

/**
 * Deletes the portraits that a member does not show any more: `before`, the one of until now, and what earlier calls left
 * that died. One that is being made is left alone.
 */
export async function keepPortraits(uid: string, before: string | undefined, now: Date): Promise<void> {
  const gone = takenId(before)
  const member = readIfWhole(memberSchema, await db.doc(paths.user(uid)).get())
  const shown = takenId(member?.photo)
  if (!gone || gone === shown) return
  const [files] = await bucket().getFiles({ prefix: portraitObjects.of(uid) })
  for (const file of files) {
    const id = file.name.slice(portraitObjects.of(uid).length).split('/')[0]
    const came = Date.parse(file.metadata.timeCreated ?? '')
    if (id !== shown && (id === gone || came + underWay < now.getTime())) await file.delete({ ignoreNotFound: true })
  }
}
