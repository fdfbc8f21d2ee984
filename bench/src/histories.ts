/**
 * `pnpm bench histories`: HISTORIES random histories of small families (10,000), step by step in a process for each
 * core, compared with the model of who reads what; at most MINUTES (20) of them. SEED is the first seed. See README.md.
 */
import { batchOf, perBatch, problemsOf } from '../../functions/test/harness/history/lifetimes.ts'
import { openSteppedInstance } from '../../functions/test/harness/stepped-instance.ts'
import { shareHistories } from './measure/share-histories.ts'

await shareHistories({
  name: 'histories',
  file: import.meta.filename,
  perBatch,
  differing: 'batches that differ from the model',
  async open(seed) {
    const instance = await openSteppedInstance(seed)
    return {
      problemsOf: (batch) => problemsOf(instance, batchOf(batch)),
      deaths: () => instance.deaths,
      close: () => instance.close(),
    }
  },
})
