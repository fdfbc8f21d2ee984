import * as v from 'valibot'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'

/**
 * Asks for a copy of all that is the caller's, in their language. It is made by and by, and one at a time: where one is
 * being made or lies ready, that is it.
 */
export const requestExport = call<Record<string, never>>()({
  name: 'requestExport',
  caller: 'member',
  fresh: true,
  input: v.object({ locale: v.picklist(locales) }),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'damaged',
    'try-again',
    'too-many-tries',
  ],
})
