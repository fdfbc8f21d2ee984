import * as v from 'valibot'
import { ageInYears } from '../member/age.ts'
import { birthDate } from '../member/member.ts'

/**
 * How much of a life somebody has behind them, as far as the instance's protections ask: `child` under 13, `teen` under
 * 16 (both exist only through a guardian's account), `youth` under 18, `adult` from there on.
 */
export const ageBands = ['child', 'teen', 'youth', 'adult'] as const
export type AgeBand = (typeof ageBands)[number]

/** The ages, in whole years, at which somebody leaves a band. */
export const bandEnds = { child: 13, teen: 16, youth: 18 } as const

/** The band that a birth date (`YYYY-MM-DD`) means on the day of `now`; only functions compute it. */
export function ageBandOf(birth: string, now: Date): AgeBand {
  const age = ageInYears(v.parse(birthDate, birth), now)
  if (age < bandEnds.child) return 'child'
  if (age < bandEnds.teen) return 'teen'
  return age < bandEnds.youth ? 'youth' : 'adult'
}
