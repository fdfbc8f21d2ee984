import { DomainError } from '../errors.ts'
import type { Standing } from '../member/standing.ts'
import type { AgeBand } from './age-band.ts'

/** `free`: by oneself. `ask`: once the guardian has said yes. `never`: not at this age, whoever says yes. */
export type Leave = 'free' | 'ask' | 'never'

/**
 * What each band may do. Whatever makes somebody's world larger asks or waits; whatever makes it smaller (leaving,
 * parting, blocking) is nobody else's to allow and stands at `free` for everyone.
 */
const leaves = {
  write: { child: 'free', teen: 'free', youth: 'free', adult: 'free' },
  comment: { child: 'free', teen: 'free', youth: 'free', adult: 'free' },
  'public-post': { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
  'read-public-post': { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
  'public-circle': { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
  'follow-public-circle': { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
  'be-found': { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
  invite: { child: 'never', teen: 'never', youth: 'free', adult: 'free' },
  vouch: { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
  connect: { child: 'ask', teen: 'ask', youth: 'free', adult: 'free' },
  'open-circle': { child: 'ask', teen: 'ask', youth: 'free', adult: 'free' },
  'join-group': { child: 'ask', teen: 'ask', youth: 'free', adult: 'free' },
  'leave-group': { child: 'free', teen: 'free', youth: 'free', adult: 'free' },
  part: { child: 'free', teen: 'free', youth: 'free', adult: 'free' },
  block: { child: 'free', teen: 'free', youth: 'free', adult: 'free' },
  'take-over': { child: 'never', teen: 'never', youth: 'ask', adult: 'free' },
  support: { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
  guard: { child: 'never', teen: 'never', youth: 'never', adult: 'free' },
} as const satisfies Record<string, Record<AgeBand, Leave>>

export type BandAct = keyof typeof leaves
export const bandActs = Object.keys(leaves) as BandAct[]

export function mayByBand(band: AgeBand, act: BandAct): Leave {
  return leaves[act][band]
}

/**
 * Whether a guardian has to say yes before this account does `act`, or before somebody does it with this account.
 * Throws `not-at-this-age` for what no yes would allow. Instances from before there were bands have adults only.
 */
export function approvalNeeded(standing: Pick<Standing, 'ageBand'>, act: BandAct): boolean {
  const leave = mayByBand(standing.ageBand ?? 'adult', act)
  if (leave === 'never') throw new DomainError('not-at-this-age')
  return leave === 'ask'
}
