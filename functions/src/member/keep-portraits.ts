import { memberSchema } from '@varanda/domain/member/member'
import { takenId } from '@varanda/domain/member/photo'
import { portraitObjects } from '@varanda/domain/member/portrait'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { keepShown } from '../media/keep-shown.ts'

/** Deletes the portraits that a member does not show any more, once they show another than `earlier`. */
export async function keepPortraits(uid: string, earlier: string | undefined, now: Date): Promise<void> {
  const before = takenId(earlier)
  const member = readIfWhole(memberSchema, await db.doc(paths.user(uid)).get())
  const shown = takenId(member?.photo)
  if (before && before !== shown) await keepShown(portraitObjects.of(uid), { shown, before }, now)
}
