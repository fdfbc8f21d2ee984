import { staying } from '../account/leaving/leaving.ts'
import type { Standing } from '../member/standing.ts'

/**
 * The standing of a ward whose guardian goes: the pause and the erasing that they had ordered end with them. What the
 * instance said, and what the ward asked for itself, stays.
 */
export function withoutGuardiansWord(standing: Standing): Standing {
  const asker = standing.leaving?.by
  const held = (asker !== undefined && staying(standing, asker)) || standing
  const { pausedByGuardian, ...rest } = held
  if (!pausedByGuardian) return held
  const { status, leaving } = rest
  return {
    ...rest,
    status: status === 'slowed' ? 'active' : status,
    ...(leaving && { leaving: { ...leaving, before: 'active' as const } }),
  }
}
