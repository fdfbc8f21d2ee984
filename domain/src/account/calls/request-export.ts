import * as v from 'valibot'
import { call } from '../../contract.ts'
import { documentId } from '../../document-id.ts'
import { locales } from '../../locale.ts'

/**
 * Asks for a copy of all that is the caller's, or of the album of a group that they are in, in their language. It is made
 * by and by, and one at a time: where the same is being made or lies ready, that is it; another is refused meanwhile.
 */
export const requestExport = call<Record<string, never>>()({
  name: 'requestExport',
  caller: 'reader',
  fresh: true,
  input: v.object({ locale: v.picklist(locales), circleId: v.exactOptional(documentId) }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'circle-unknown',
    'not-at-this-age',
    'album-stays',
    'export-there',
    'damaged',
    'try-again',
    'too-many-tries',
  ],
})
