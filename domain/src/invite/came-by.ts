import type { Standing } from '../member/standing.ts'

/**
 * By whose invite a member is here: none, where their guardian made the account; another member's; that of whoever runs the
 * instance, in nobody's name; or the founding one, by which its first administrator came.
 */
export function cameBy({
  invitedBy,
  madeByInviter,
  role,
  guardian,
}: Pick<Standing, 'invitedBy' | 'madeByInviter' | 'role' | 'guardian'>): 'guardian' | 'member' | 'house' | 'founding' {
  // Accounts from before that was kept tell it only while their first guardian answers for them.
  if (invitedBy) return madeByInviter || guardian === invitedBy.uid ? 'guardian' : 'member'
  return role === 'admin' ? 'founding' : 'house'
}
