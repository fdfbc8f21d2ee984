import * as v from 'valibot'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import type { Export } from '../export/export.ts'

/** A copy as a page shows it that may read no document; `until` in milliseconds since 1970. */
export type CopyOnWayOut = Pick<Export, 'id' | 'state' | 'done' | 'files'> & { until: number | null }

/**
 * The copy of all that is a suspended member's, by the token of `openWayOut`: looks at it, asks for it, or opens its files
 * for an hour. `copy` is null where there is none. Throws `signed-out` where the token opens nothing (any more).
 */
export const copyOnWayOut = call<{ copy: CopyOnWayOut | null }>()({
  name: 'copyOnWayOut',
  caller: 'anyone',
  input: v.object({
    token: v.pipe(v.string(), v.maxLength(100)),
    act: v.picklist(['look', 'ask', 'open']),
    locale: v.picklist(locales),
  }),
  errors: ['bad-input', 'signed-out', 'export-there', 'export-unknown', 'damaged', 'too-many-tries', 'try-again'],
})
