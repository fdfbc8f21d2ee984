import { paths } from '@varanda/domain/paths'
import { type Version, versionSchema } from '@varanda/domain/post/version'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'

const rev: keyof Version = 'rev'

/** The version that a post's revision is in, where its author has changed what it says since; else undefined. */
export async function versionAt(postId: string, seen: number): Promise<Version | undefined> {
  const { docs } = await db.collection(paths.versions(postId)).where(rev, '>=', seen).orderBy(rev).limit(1).get()
  return readIfWhole(versionSchema, docs[0])
}
