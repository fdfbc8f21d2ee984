import { type CopyStep, copySteps } from '@varanda/domain/account/export/copy-plan'
import { exportLimits } from '@varanda/domain/account/export/export'
import { withPost } from '@varanda/domain/account/export/export-work'
import { postSchema } from '@varanda/domain/post/post'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { readIfWhole } from '../../lib/read.ts'
import { asJson, only, without } from './as-json.ts'
import { monthOf } from './local-time.ts'
import { photoFile } from './photo-file.ts'
import { readStep } from './read-step.ts'
import type { Slice } from './slice.ts'
import { exportWords } from './words.ts'

/** A page of the documents of one kind, as lines of its list. Answers whether that was the last. */
export async function copyDocuments(slice: Slice, step: CopyStep): Promise<boolean> {
  const { binder, whose } = slice
  const { work } = binder
  const { found, after } = await readStep(step, whose, work.after)
  const those = found.filter(({ exists }) => exists)
  slice.read += found.length
  binder.write(those.map((one) => ({ path: one.ref.path, data: copiedOf(step, asJson(one.data())) })))
  if (step.row === 'post') for (const one of those) countPost(slice, one)
  if (step.row === 'comment') slice.counts.comments += those.filter((one) => one.get('text') !== '').length
  work.after = after
  const isLast = after === ''
  const list = work.list!
  // Where a list is long, its next documents come in another.
  if (isLast || list.size >= exportLimits.listBytes) {
    const { folder, data } = exportWords[slice.locale].inside
    const { part } = list
    await binder.endList(`${folder}/${data}/${step.row}${part === 1 ? '' : `-${part}`}.jsonl`)
    if (!isLast) work.list = { part: part + 1, documents: 0, size: 0, crc: 0, pieces: [] }
  }
  return isLast
}

/** The document as the copy has it. */
function copiedOf(step: CopyStep, data: unknown): unknown {
  return step.walk === 'having' ? only(data, step.moment) : step.without.reduce(without, data)
}

export function stepNamed(stage: string): CopyStep | undefined {
  return copySteps.find(({ row }) => row === stage)
}

function countPost(slice: Slice, found: DocumentSnapshot): void {
  const post = readIfWhole(postSchema, found)
  if (!post || post.deleted) return
  const { work } = slice.binder
  const { photos } = exportWords[slice.locale].inside
  const shown = (post.photos ?? []).map(({ id }) => `../${photos}/${photoFile(post.createdAt, id)}`)
  work.months = withPost(work.months, monthOf(post.createdAt.toDate()), shown)
  slice.counts.posts += 1
}
