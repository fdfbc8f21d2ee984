import type { useRouter } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import { toast } from '../../ui/notice/toast.tsx'
import { makingWords } from '../words.ts'

const words = makingWords.finish

/**
 * To what was made; or, where a guardian is asked first and nothing is there yet, to what waits among my circles. Whoever
 * has gone on meanwhile (`isLeft`) is told, and stays where they are.
 */
export async function afterMaking(
  router: ReturnType<typeof useRouter>,
  made: { circleId: string; name: string; waitingFor: { name: string } | null; isLeft: boolean },
): Promise<void> {
  const { circleId, name, waitingFor, isLeft } = made
  toast(waitingFor ? words.waits(name, firstName(waitingFor.name)) : words.done(name))
  if (isLeft) return
  if (waitingFor) await router.navigate({ to: '/user/circles', replace: true })
  else await router.navigate({ to: '/user/circles/$id', params: { id: circleId }, replace: true })
}
