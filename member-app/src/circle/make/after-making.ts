import type { useRouter } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import { toast } from '../../ui/notice/toast.tsx'
import { makingWords } from '../words.ts'
import type { Made } from './make-once.ts'

const words = makingWords.finish

/**
 * To what was made; or, where a guardian is asked first and nothing is there yet, to what waits among my circles, and
 * there, too, where an earlier try did either. Whoever has gone on meanwhile (`isLeft`) is told, and stays where they are.
 */
export async function afterMaking(
  router: ReturnType<typeof useRouter>,
  made: Made & { name: string; isLeft: boolean },
): Promise<void> {
  const { circleId, name, waitingFor, isEarlier, isLeft } = made
  toast(isEarlier ? words.earlier : waitingFor ? words.waits(name, firstName(waitingFor.name)) : words.done(name))
  if (isLeft) return
  if (waitingFor || isEarlier) await router.navigate({ to: '/user/circles', replace: true })
  else await router.navigate({ to: '/user/circles/$id', params: { id: circleId }, replace: true })
}
