import { settingsSchema } from '@varanda/domain/account/settings'
import { DomainError } from '@varanda/domain/errors'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { renewSoon } from '../../graph/renew-soon.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { read } from '../../lib/read.ts'

/**
 * Who chooses to be hidden is taken out of the graph soon; whoever shows themselves again, or changes it often, waits
 * for the night.
 */
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
