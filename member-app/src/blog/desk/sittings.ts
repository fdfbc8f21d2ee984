import type { BlogRevision } from '@varanda/domain/blog/blog'

/** The newest revision of a while of writing, and the others that were saved in it, newest first. */
export interface Sitting {
  revision: BlogRevision
  others: BlogRevision[]
}

/** Milliseconds between two revisions of one person that still are one while. */
const pause = 30 * 60_000

/**
 * Revisions as people remember them, newest first: those that one person saved one after the other are one, but those
 * that readers see, or will, stand for themselves.
 */
export function sittingsOf(revisions: readonly BlogRevision[], apart: readonly (number | null)[]): Sitting[] {
  const sittings: Sitting[] = []
  let before: BlogRevision | undefined
  for (const revision of revisions) {
    const last = sittings.at(-1)
    const isSame =
      before?.savedBy === revision.savedBy && before.savedAt.toMillis() - revision.savedAt.toMillis() < pause
    if (last && isSame && !apart.includes(revision.rev)) last.others.push(revision)
    else sittings.push({ revision, others: [] })
    before = revision
  }
  return sittings
}
