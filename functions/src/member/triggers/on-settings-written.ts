import { settingsSchema } from '@varanda/domain/account/settings'
import { DomainError } from '@varanda/domain/errors'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { renewSoon } from '../../graph/renew-soon.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'

/** Who chose to be hidden is gone from the graph soon; who comes back, or hides again and again, waits for the night. */
export const onSettingsWritten = onDocumentWritten(
  { document: 'users/{uid}/private/settings', retry: true },
  async ({ data, params }) => {
    const hides = read(settingsSchema, data?.after)?.inGraph === false
    const hid = read(settingsSchema, data?.before)?.inGraph === false
    if (!hides || hid) return
    const now = new Date()
    try {
      await keepRate('hide-from-graph', params.uid, now)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'too-many-tries') return
      throw error
    }
    await renewSoon(now)
  },
)
