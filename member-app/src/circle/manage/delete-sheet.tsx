import { useRouter } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'
import { Means } from './means.tsx'

const words = managingWords.delete

/** What ending a circle of mine takes, and from whom. */
export function DeleteSheet({ circle: { id, circle }, onClose }: { circle: MyCircle; onClose: () => Promise<void> }) {
  const router = useRouter()
  return (
    <ConfirmSheet
      title={words.title(circle.name)}
      yes={words.yes}
      no={words.no}
      doing={words.doing}
      failed={words.failed}
      effect="takes"
      act={async () => {
        await call(deleteCircle, { circleId: id })
        toast(words.done(circle.name))
      }}
      onClose={onClose}
      onDone={() => void router.navigate({ to: '/user/circles', replace: true })}
    >
      <Means sentences={words.means} />
    </ConfirmSheet>
  )
}
