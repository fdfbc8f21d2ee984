import * as v from 'valibot'
import { call } from '../../contract.ts'

/** Lets the caller's own session fetch the files of their finished copy (`exportUrl`) for an hour. */
export const openExport = call<{ id: string }>()({
  name: 'openExport',
  caller: 'reader',
  fresh: true,
  input: v.object({}),
  errors: [
    'bad-input',
    'signed-out',
    'sign-in-again',
    'not-a-member',
    'not-active',
    'export-unknown',
    'damaged',
    'try-again',
    'too-many-tries',
  ],
})
