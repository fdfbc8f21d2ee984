import { refusals } from '../../ui/notice/say-failure.ts'
import { useOnline } from '../../ui/use-online.ts'
import { saySaved } from '../publishing/say-when.ts'
import { words } from '../words.ts'
import { isKeepable } from './form.ts'
import type { DeskHandle } from './use-desk.ts'

/** Where the words are now: on this device, on their way, in the instance. */
export function SavingLine({ handle }: { handle: DeskHandle }) {
  const { desk, isFragile, save } = handle
  const online = useOnline()
  const { saving } = words
  const isLate = isFragile || (desk.refusal !== null && desk.dirty)
  return (
    <p className={isLate ? 'saving late' : 'saving'}>
      <span>{say()}</span>
      {desk.dirty && !desk.conflict && online && isKeepable(desk.form) && (
        <button type="button" className="text-button plain" onClick={() => void save()}>
          {saving.save}
        </button>
      )}
    </p>
  )

  function say(): string {
    const { refusal } = desk
    if (isFragile) return saving.failed
    if (desk.sending) return saving.now
    if (!desk.dirty) return desk.savedAt ? saving.at(saySaved(desk.savedAt)) : saving.fresh
    if (desk.conflict) return saving.refused
    if (!online) return saving.offline
    if (refusal === 'unreachable') return saving.away
    if (refusal) return `${saving.refused} ${refusals[refusal]}`
    return isKeepable(desk.form) ? saving.device : saving.refused
  }
}
