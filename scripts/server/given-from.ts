import { resolve } from 'node:path'

/** Where a command's relative folders count from: the checkout, or, in a release, where the command was given. */
export const givenFrom = process.env.VARANDA_GIVEN_FROM ?? resolve(import.meta.dirname, '../..')
