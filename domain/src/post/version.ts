import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { photoSchema } from './media.ts'

export const versionLimits = {
  /** Of the versions of a post these stay: the first, as it was sent, and the newest others. */
  kept: 20,
} as const

/**
 * `posts/{id}/versions/{rev}`: what a post said up to that revision, before its author changed it. Its author reads it;
 * who handles a report has the copy that was sealed.
 */
export const versionSchema = v.object({
  rev: v.number(),
  text: v.string(),
  photos: v.exactOptional(v.array(photoSchema)),
  /** Until when it stood. */
  until: momentSchema,
})
export type Version = v.InferOutput<typeof versionSchema>

/** Which of a post's versions go to leave room for one more: never the first. */
export function versionsOver<Kept extends Pick<Version, 'rev'>>(versions: readonly Kept[]): Kept[] {
  const [, ...others] = [...versions].sort((one, other) => one.rev - other.rev)
  return others.slice(0, Math.max(0, versions.length + 1 - versionLimits.kept))
}
