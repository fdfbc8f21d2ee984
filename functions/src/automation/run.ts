import { automationSchema } from '@varanda/domain/automation/automation'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import type { Looked } from '../tasks/names.ts'
import { act } from './act/act.ts'
import { decide } from './decide.ts'
import { entryPlace } from './look.ts'

/** Lets one automation look at one thing that happened, once: by its parts and its member's own copy as they are now. */
export async function runAutomation(looked: Looked, now: Date): Promise<void> {
  const place = entryPlace(looked)
  const automation = db.doc(paths.automation(looked.uid, looked.automationId))
  const [found, entry] = await db.getAll(automation, ...(place ? [place] : []))
  const begun = await decide([{ looked, automation: readIfWhole(automationSchema, found), entry }], now)
  for (const one of begun) await act(one, now)
}
