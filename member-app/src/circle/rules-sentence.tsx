import type { CircleKind, CircleRules } from '@varanda/domain/circle/circle'
import { chosenIn, type Slot, sentenceOf } from '@varanda/domain/circle/rules-sentence'
import { useState } from 'react'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { answersOf, withAnswer } from './rules-slots.ts'
import { rulesWords as words } from './words.ts'

interface RulesSentenceProps {
  kind: CircleKind
  rules: CircleRules
  /** Of whoever may change them: then each rule is a slot that opens its answers. */
  onChange?: ((change: Partial<CircleRules>) => Promise<void> | void) | undefined
  /** What of them is never changed, because people came for it. */
  fixed?: Partial<CircleRules> | undefined
  className?: string
}

/** The rules of a group or circle, as one sentence. What is as usual is said to whoever may change it, once they ask. */
export function RulesSentence({ kind, rules, onChange, fixed, className = 'rules-sentence' }: RulesSentenceProps) {
  const [slot, setSlot] = useState<Slot>()
  const sheet = useSheet('circle-rule')
  const [isAll, showAll] = useState(false)
  const every = sentenceOf(words, { kind, rules }, true)
  const told = sentenceOf(words, { kind, rules }, false)
  const pieces = isAll ? every : told
  return (
    <>
      <p className={className}>
        {pieces.map((piece) => {
          if (typeof piece === 'string') return piece
          if (!onChange || fixed?.[piece.slot] !== undefined) return <strong key={piece.slot}>{piece.text}</strong>
          return (
            <button
              key={piece.slot}
              id={`rule-${piece.slot}`}
              type="button"
              className="slot"
              aria-haspopup="dialog"
              aria-label={words.ask.change(words.ask[piece.slot].title, piece.text)}
              onClick={() => {
                setSlot(piece.slot)
                sheet.show()
              }}
            >
              {piece.text}
            </button>
          )
        })}
        {onChange && told.length < every.length && (
          <button
            type="button"
            className="text-button rules-more"
            aria-expanded={isAll}
            onClick={() => showAll(!isAll)}
          >
            {isAll ? words.ask.fewer : words.ask.more}
          </button>
        )}
      </p>
      {sheet.open && slot && onChange && (
        <RuleSheet slot={slot} rules={rules} onChange={onChange} onClose={sheet.hide} />
      )}
    </>
  )
}

function RuleSheet(props: {
  slot: Slot
  rules: CircleRules
  onChange: NonNullable<RulesSentenceProps['onChange']>
  onClose: () => void
}) {
  const { slot, rules, onChange, onClose } = props
  const [answer, setAnswer] = useState(chosenIn(rules, slot))
  const [doing, setDoing] = useState(false)
  const finish = async () => {
    if (doing) return
    setDoing(true)
    if (answer !== chosenIn(rules, slot)) await onChange(withAnswer(slot, answer))
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.ask[slot].title}
      {...(slot === 'history' && { note: words.ask.historyNote })}
      foot={
        <button type="button" className="button wide" aria-disabled={doing} onClick={() => void finish()}>
          {words.ask.done}
        </button>
      }
    >
      <fieldset className="stack">
        <legend className="visually-hidden">{words.ask[slot].title}</legend>
        {answersOf(slot).map(({ value, text }) => (
          <label key={value} className="check">
            <input type="radio" name={slot} checked={value === answer} onChange={() => setAnswer(value)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}
