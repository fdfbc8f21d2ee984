import { type GroupInvitation, isInvited } from '@varanda/domain/circle/group-invitation'
import type { ConnectionRequest } from '@varanda/domain/connection/connection-request'
import { paths } from '@varanda/domain/paths'
import { useList } from '../../data/use-list.ts'
import { useAskedGuardian } from './asked-guardian.ts'

/**
 * How many people ask to be connected with me, or into a group, and have no answer; what waits for a guardian's is none
 * of them.
 */
export function useWaiting(uid: string, now: Date): number {
  const requests = useList<ConnectionRequest>(paths.connectionRequests(uid))
  const asked = useAskedGuardian(now)
  const invitations = useList<GroupInvitation>(paths.groupInvitations(uid))
  const asking = requests.state === 'ready' ? requests.value.filter(({ data }) => isAsking(data)).length : 0
  const inviting =
    invitations.state === 'ready'
      ? invitations.value.filter(
          ({ id, data }) => isInvited(data, now) && !asked.some(({ circle }) => circle.id === id),
        ).length
      : 0
  return asking + inviting
}

/** Whether it is for the member to answer. */
export function isAsking({ direction, state }: Pick<ConnectionRequest, 'direction' | 'state'>): boolean {
  return direction === 'in' && state === 'open'
}
