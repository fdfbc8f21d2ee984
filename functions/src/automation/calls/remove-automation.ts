import { removeAutomation as contract } from '@varanda/domain/automation/calls/remove-automation'
import { paths } from '@varanda/domain/paths'
import { setAlarm } from '../../alarm/set-alarm.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'

const perPage = 200

/** The automation first, so that nothing runs any more; then what it did. Called again it goes on. */
export const removeAutomation = callable(contract, async ({ automationId }, { uid }) => {
  const batch = db.batch()
  batch.delete(db.doc(paths.automation(uid, automationId)))
  setAlarm(batch, 'run-automation', { uid, automationId }, null)
  await batch.commit()
  for (;;) {
    const page = await db.collection(paths.automationRuns(uid, automationId)).limit(perPage).get()
    const runs = db.batch()
    for (const { ref } of page.docs) runs.delete(ref)
    await runs.commit()
    if (page.size < perPage) return {}
  }
})
