import type { Standing } from '../member/standing.ts'

/**
 * By whose invite a member is here: another member's; that of whoever runs the instance, in nobody's name; or the
 * founding one, by which its first administrator came.
 */
export function cameBy({ invitedBy, role }: Pick<Standing, 'invitedBy' | 'role'>): 'member' | 'house' | 'founding' {
  if (invitedBy) return 'member'
  return role === 'admin' ? 'founding' : 'house'
}
