import type { Parts } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { askOf } from './ask-of.ts'

/** The way on from what was chosen to what that asks, for whoever came by keys. */
export function NextButton({ parts, slot, onAsk }: { parts: Parts; slot: Slot; onAsk: (slot: Slot) => void }) {
  return (
    <button id="auto-next" type="button" className="text-button" onClick={() => onAsk(slot)}>
      {askOf(parts, slot)}
    </button>
  )
}
