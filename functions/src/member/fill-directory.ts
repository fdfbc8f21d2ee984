import { paths } from '@varanda/domain/paths'
import { FieldPath } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { keepCard } from './keep-card.ts'

const perPage = 200
const atOnce = 20

/** `house/directory`: how far the cards of members from before there was a directory are made. */
const progressSchema = v.object({
  /** The last uid that has its card; null at the beginning. */
  after: v.nullable(v.string()),
  done: v.boolean(),
})
type Progress = v.InferOutput<typeof progressSchema>

/**
 * Makes the cards that are missing in an instance from before there was a directory, by the members' ids, until all are
 * there or `until` has come (milliseconds). The next call goes on where this one ended, however it ended; once all are
 * there, it costs one read. Members who come meanwhile have their cards from the start.
 */
export async function fillDirectory(until: number): Promise<void> {
  const progress = db.doc(paths.instanceDirectory)
  let { after, done } = readIfWhole(progressSchema, await progress.get()) ?? { after: null, done: false }
  while (!done && Date.now() < until) {
    const members = db.collection('users').orderBy(FieldPath.documentId()).select().limit(perPage)
    const page = await (after === null ? members : members.startAfter(after)).get()
    const uids = page.docs.map(({ id }) => id)
    for (let start = 0; start < uids.length; start += atOnce) {
      await Promise.all(uids.slice(start, start + atOnce).map(keepCard))
    }
    after = uids.at(-1) ?? after
    done = uids.length < perPage
    await progress.set({ after, done } satisfies Progress)
  }
}
