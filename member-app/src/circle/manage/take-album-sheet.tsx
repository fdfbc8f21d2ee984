import { useRouter } from '@tanstack/react-router'
import { askForExport, useOwnExport } from '../../account/data/own-export.ts'
import { locale } from '../../ui/locale.ts'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'
import { Means } from './means.tsx'

const words = managingWords.takeAlbum

/** What taking the album of a group along means, and the way to have it made; where one is there, the way to that. */
export function TakeAlbumSheet({
  circle: { id, circle },
  onClose,
}: {
  circle: MyCircle
  onClose: () => Promise<void>
}) {
  const router = useRouter()
  const own = useOwnExport()
  const known = own.state === 'ready' ? own.value : undefined
  const isThere = known !== undefined && known.state !== 'failed' && known.group?.id === id
  return (
    <ConfirmSheet
      title={words.title(circle.name)}
      yes={isThere ? words.there : words.yes}
      no={words.no}
      doing={words.doing}
      failed={words.failed}
      effect="gives"
      act={() => askForExport(locale, id)}
      onClose={onClose}
      onDone={() => void router.navigate({ to: '/user/take' })}
    >
      <Means sentences={words.means} />
    </ConfirmSheet>
  )
}
