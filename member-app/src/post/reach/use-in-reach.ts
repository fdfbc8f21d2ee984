import { useStore } from '@nanostores/react'
import { $unanswered } from '../../data/reach/unanswered.ts'
import { useOnline } from '../../ui/use-online.ts'

/** Whether the instance may still say more than this device keeps: there is a network, and no long silence. */
export function useInReach(): boolean {
  const online = useOnline()
  const unanswered = useStore($unanswered)
  return online && !unanswered
}
