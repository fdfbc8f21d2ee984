import type { Parts } from '@varanda/domain/automation/parts'
import { type Names, type Piece, type Slot, sentencePieces } from '@varanda/domain/automation/sentence'
import { locale } from '../../ui/locale.ts'
import { words } from '../words.ts'
import { askOf } from './ask-of.ts'

interface OpenSentenceProps {
  parts: Parts
  names: Names
  /** The part whose choices are shown. */
  open: Slot | undefined
  onOpen: (slot: Slot) => void
}

/** The sentence being written, every choice of it a button. */
export function OpenSentence({ parts, names, open, onOpen }: OpenSentenceProps) {
  return (
    <p className="auto-slots" dir="auto">
      {withMarks(sentencePieces(parts, names, locale)).map(({ text, slot, mark }, index) =>
        slot ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place.
          <span key={index} className="auto-part">
            <button
              id={slotId(slot)}
              type="button"
              className={isEmpty(parts, slot) ? 'auto-slot empty' : 'auto-slot'}
              aria-label={words.edit.slot(askOf(parts, slot), text)}
              aria-expanded={open !== undefined && slotId(open) === slotId(slot)}
              aria-controls="auto-panel"
              onClick={() => onOpen(slot)}
            >
              {text}
            </button>
            {mark}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  )
}

/** The comma or full stop after a choice stays in its line. */
function withMarks(pieces: readonly Piece[]): (Piece & { mark: string })[] {
  const markAt = (index: number) => /^[,.]+/.exec(pieces[index]?.text ?? '')?.[0] ?? ''
  return pieces.map((piece, index) => {
    if (piece.slot) return { ...piece, mark: pieces[index + 1]?.slot ? '' : markAt(index + 1) }
    const taken = pieces[index - 1]?.slot ? markAt(index) : ''
    return { ...piece, text: piece.text.slice(taken.length), mark: '' }
  })
}

export function slotId(slot: Slot): string {
  const index = 'index' in slot ? `-${slot.index}` : ''
  return `slot-${slot.of}${index}${'field' in slot ? `-${slot.field}` : ''}`
}

/** Whether what stands at a slot is still to be chosen. */
function isEmpty({ trigger, conditions, actions }: Parts, slot: Slot): boolean {
  if (slot.of === 'trigger')
    return trigger.kind === 'posts' && (slot.field === 'by' || slot.field === 'in') && trigger[slot.field] === ''
  if (slot.of === 'match') return false
  if (slot.field === 'kind') return false
  const part: object | undefined = slot.of === 'condition' ? conditions[slot.index] : actions[slot.index]
  if (slot.of === 'condition') return Object.values(part ?? {}).some(isBlank)
  const value: unknown = Object.entries(part ?? {}).find(
    ([key]) => key === (slot.field === 'whom' ? 'circle' : slot.field),
  )?.[1]
  return isBlank(value) || (Array.isArray(value) && value.includes(''))
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}
