/** Before the first test of a server: every file then finds the functions as they are now. */
import { buildFunctions } from '../../scripts/build/build-functions.ts'

export const setup = buildFunctions
