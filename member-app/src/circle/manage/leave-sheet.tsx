import { useRouter } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { firstName } from '@varanda/domain/member/member'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'
import { Means } from './means.tsx'

interface LeaveSheetProps {
  circle: MyCircle
  /** Who stays, in the order in which the group is given on. */
  others: readonly PersonInCircle[]
  /** Nobody stays. */
  isLast: boolean
  /** Whom its owner named to own it. */
  successor: string | undefined
  onClose: () => Promise<void>
}

/** What leaving a group takes, who answers for it then or that it is over, and the way out; or no longer following a circle. */
export function LeaveSheet({ circle: { id, circle, role }, others, isLast, successor, onClose }: LeaveSheetProps) {
  const router = useRouter()
  const isGroup = circle.kind === 'group'
  const words = isGroup ? managingWords.leave : managingWords.unfollow
  const next = others.find(({ uid }) => uid === successor) ?? others.find((one) => one.role === 'moderator')
  const succession = next ? managingWords.leave.handsOver(firstName(next.name)) : managingWords.leave.handsOverSomeone
  const stays = isGroup && role === 'owner' ? [...words.means, succession] : words.means
  return (
    <ConfirmSheet
      title={words.title(circle.name)}
      yes={words.yes}
      no={words.no}
      failed={words.failed}
      {...(isGroup && { doing: managingWords.leave.doing })}
      effect="takes"
      act={async () => {
        await call(leaveCircle, { circleId: id })
        toast(words.done(circle.name))
      }}
      onClose={onClose}
      onDone={() => void router.navigate({ to: '/user/circles', replace: true })}
    >
      <Means sentences={isGroup && isLast ? [managingWords.leave.ends, ...managingWords.delete.means] : stays} />
    </ConfirmSheet>
  )
}
