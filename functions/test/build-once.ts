/** Before the first test of a server: every file then finds the functions as they are now. */
import { buildFunctions } from '../../scripts/build/build-functions.ts'

/** A whole run has built them, and begins many parts. */
export const setup = process.env.FUNCTIONS_ARE_BUILT ? async () => {} : buildFunctions
