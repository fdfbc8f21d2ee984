import { circleOf, sourcesOf } from '../source/reach.ts'
import { type Source, sourceOf } from '../source/source.ts'
import type { Audience } from './audience.ts'

/**
 * Whether anybody could come to see a post by this change who could not before: a source or somebody by name more, or
 * an exception less. Whom the sources hold at the moment does not matter.
 */
export function isWider(before: Audience, after: Audience): boolean {
  const could = (uid: string) => before.people.includes(uid) || (before.connections && !before.except.includes(uid))
  if (after.connections && !before.connections) return true
  if (after.circles.some((id) => !before.circles.includes(id))) return true
  if (after.people.some((uid) => !could(uid))) return true
  // Who is named alone needs no exceptions from anything.
  if (!after.connections && after.circles.length === 0) return false
  return before.except.some((uid) => !after.except.includes(uid) && !after.people.includes(uid))
}

/** Whether two say the same. */
export function isSameAudience(one: Audience, other: Audience): boolean {
  const said = ({ connections, circles, people, except }: Audience) =>
    JSON.stringify([connections, ...[circles, people, except].map((ids) => [...ids].sort())])
  return said(one) === said(other)
}

/** Those of the sources by which `reader` has a post that still give it to them. */
export function stillGiving(author: string, audience: Audience, reader: string, sources: readonly string[]): Source[] {
  const stays = new Set<string>(sourcesOf(author, audience))
  const isForReader = (source: string) => {
    if (!stays.has(source) || reader === author) return stays.has(source)
    if (audience.except.includes(reader)) return false
    return source !== sourceOf(author) || audience.connections || audience.people.includes(reader)
  }
  return sources.filter(isForReader) as Source[]
}

/** The circles among those sources that give it no more. */
export function circlesGone(sources: readonly string[], still: readonly string[]): string[] {
  return sources
    .filter((source) => !still.includes(source))
    .map((source) => circleOf(source as Source))
    .filter((id) => id !== undefined)
}
