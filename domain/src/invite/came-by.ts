import type { Standing } from '../member/standing.ts'

/**
 * By whose invite a member is here: none, where their guardian made the account; another member's; that of whoever runs the
 * instance, in nobody's name; or the founding one, by which its first administrator came.
 */
export function cameBy({
  invitedBy,
  role,
  guardian,
}: Pick<Standing, 'invitedBy' | 'role' | 'guardian'>): 'guardian' | 'member' | 'house' | 'founding' {
  if (invitedBy) return guardian === invitedBy.uid ? 'guardian' : 'member'
  return role === 'admin' ? 'founding' : 'house'
}
