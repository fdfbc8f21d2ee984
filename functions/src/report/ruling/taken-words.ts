import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { type Version, versionLimits, versionSchema } from '@varanda/domain/post/version'
import { type Report, reportSchema, type Sealed } from '@varanda/domain/report/report'
import type { Ruling } from '@varanda/domain/report/ruling'
import type { Reader } from '../../circle/read-book.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/** The report that a ruling names, wherever it lies by now: one of a circle goes on to administrators. */
export async function reportOf(reader: Reader, { report }: Pick<Ruling, 'report'>): Promise<Report | undefined> {
  const id = report?.split('/').at(-1)
  if (!id) return undefined
  const found = await reader.getAll(db.doc(paths.report(id)), db.doc(paths.circleReport(id)))
  const [lying, given] = found.map((one) => readIfWhole(reportSchema, one))
  return lying ?? given
}

/**
 * What a ruling took: the report's copy, or what the post said then where it was taken without a report; nothing of what is
 * gone, and never what was written since.
 */
export async function takenWords(ruling: Pick<Ruling, 'report' | 'postId' | 'commentId' | 'at'>): Promise<Sealed> {
  const { report, postId, commentId, at } = ruling
  if (report !== undefined) return (await reportOf(db, ruling))?.sealed ?? { text: '' }
  if (postId === undefined || commentId !== undefined) return { text: '' }
  const post = readIfWhole(postSchema, await db.doc(paths.post(postId)).get())
  const isSame = !post?.editedAt || post.editedAt.toMillis() <= at.toMillis()
  const { text, photos } = (isSame ? post : await versionThen(postId, at)) ?? { text: '' }
  return { text, ...(photos && { photos }) }
}

/**
 * Undefined where it may have made room since: of many edits the first version and the newest others stay, so that all but
 * the first may be what came after it.
 */
async function versionThen(postId: string, at: Ruling['at']): Promise<Version | undefined> {
  const until: keyof Version = 'until'
  const { docs, size } = await db.collection(paths.versions(postId)).where(until, '>', at).orderBy(until).get()
  return size === versionLimits.kept - 1 ? undefined : readIfWhole(versionSchema, docs[0])
}
