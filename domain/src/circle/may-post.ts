import { DomainError } from '../errors.ts'
import { mayByBand } from '../guardian/age-band-acts.ts'
import type { Standing } from '../member/standing.ts'
import { type Audience, audienceLimits } from '../post/audience.ts'
import { type Circle, type CircleRole, rulesOf } from './circle.ts'

/** What an author finds of a circle that a post is to go to. */
export interface Addressed {
  id: string
  circle: Circle | undefined
  /** The role in which the author acts there; undefined for who is not in it. */
  role: CircleRole | undefined
  members: readonly string[]
}

/**
 * Refuses an audience that the author may not address: `circle-unknown` for a circle that is none of theirs, whether
 * there is one or not; `circle-frozen`; `not-yours-to-post` where only others post; `public-circle-alone` for a public
 * circle beside anything else; `group-is-whole` where somebody of a group is taken out. `not-at-this-age`: wards have
 * no public posts. `tier-alone`: what is for subscribers is for nobody else. `before`: of a post that is sent, its audience: a circle in which
 * it is already may take nothing more, and who was left out may have come into a group since.
 */
export function checkAddressed(
  audience: Audience,
  addressed: readonly Addressed[],
  standing: Pick<Standing, 'ageBand'>,
  before?: Pick<Audience, 'circles' | 'except'>,
): void {
  for (const { id, circle, role, members } of addressed) {
    if (!circle || !role || (circle.kind === 'private' && role !== 'owner')) throw new DomainError('circle-unknown')
    const stands = before?.circles.includes(id)
    if (!stands) checkTaking(circle, role)
    if (circle.kind === 'public') {
      if (mayByBand(standing.ageBand ?? 'adult', 'public-post') !== 'free') throw new DomainError('not-at-this-age')
      const { connections, people, circles, except } = audience
      if (connections || people.length + except.length > 0 || circles.length > 1) {
        throw new DomainError('public-circle-alone')
      }
    }
    if (circle.tier) {
      const { connections, people, circles, except } = audience
      if (connections || people.length + except.length > 0 || circles.length > 1) throw new DomainError('tier-alone')
    }
    const leftOut = audience.except.filter((uid) => !(stands && before?.except.includes(uid)))
    if (circle.kind === 'group' && members.some((uid) => leftOut.includes(uid))) {
      throw new DomainError('group-is-whole')
    }
  }
}

/** Refuses new words in a circle that has a post already, as `checkAddressed` refuses a post; of one that is gone, nothing. */
export function checkSpeaking({ circle, role }: Pick<Addressed, 'circle' | 'role'>): void {
  if (!circle) return
  if (!role) throw new DomainError('circle-unknown')
  checkTaking(circle, role)
}

function checkTaking(circle: Circle, role: CircleRole): void {
  if (circle.frozen) throw new DomainError('circle-frozen')
  if (role === 'member' && rulesOf(circle).whoPosts === 'moderators') throw new DomainError('not-yours-to-post')
}

/** Refuses more readers than an audience may have. */
export function checkCrowd(readers: number): void {
  if (readers > audienceLimits.readers) throw new DomainError('too-many-readers')
}
