import type { Settings } from '@varanda/domain/settings'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { renewSoon } from '../graph/renew-soon.ts'
import { read } from '../lib/read.ts'

/** Who chose to be hidden is gone from the graph soon; who comes back is there the next morning. */
export const onSettingsWritten = onDocumentWritten(
  { document: 'users/{uid}/private/settings', retry: true },
  async ({ data }) => {
    const hides = read<Settings>(data?.after)?.inGraph === false
    const hid = read<Settings>(data?.before)?.inGraph === false
    if (hides && !hid) await renewSoon(new Date())
  },
)
