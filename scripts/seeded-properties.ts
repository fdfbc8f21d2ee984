/**
 * Before every test file: what fast-check draws follows from one seed, so that a run says the same each time. `SEED=…`
 * draws others.
 */
import fc from 'fast-check'
import { seedOfRun } from '../embedded/test/support/random.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOfRun })
