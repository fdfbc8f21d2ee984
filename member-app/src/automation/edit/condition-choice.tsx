import { type Condition, conditionKinds, conditionLacks, partLimits } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { sentenceWords, words } from '../words.ts'
import { newConditions, withCondition } from './change-parts.ts'
import { CircleChoice } from './circle-choice.tsx'
import { NextButton } from './next-button.tsx'
import { PersonChoice } from './person-choice.tsx'
import { RadioRows } from './radio-rows.tsx'
import type { SlotPanelProps } from './slot-panel.tsx'

/** What a condition asks, or none. */
export function ConditionKinds({ slot, parts, onChange, onAsk }: SlotPanelProps<Extract<Slot, { of: 'condition' }>>) {
  const { index } = slot
  const chosen = parts.conditions[index]?.kind
  const value = { of: 'condition', index, field: 'value' } as const
  return (
    <>
      <RadioRows
        name="condition"
        value={chosen}
        options={conditionKinds.map((kind) => {
          const lacks = conditionLacks(parts.trigger.kind, kind)
          return { value: kind, text: words.conditions[kind], lacks: lacks && words.lacks[lacks] }
        })}
        onChoose={(kind, isTapped) => {
          const goesOn = isTapped && kind !== 'photo'
          onChange(withCondition(parts, index, newConditions[kind]), goesOn ? value : slot)
        }}
      />
      {chosen !== undefined && chosen !== 'photo' && <NextButton parts={parts} slot={value} onAsk={onAsk} />}
      <button
        id="auto-remove-part"
        type="button"
        className="text-button"
        onClick={() => onChange(withCondition(parts, index, undefined))}
      >
        {words.edit.removePart}
      </button>
    </>
  )
}

/** What a condition asks for: a person, a circle, a word, hours or days. */
export function ConditionValue(props: { condition: Condition; onChoose: (condition: Condition) => void }) {
  const { condition, onChoose } = props
  switch (condition.kind) {
    case 'author':
      return <PersonChoice value={condition.uid} onChoose={(uid = '') => onChoose({ ...condition, uid })} />
    case 'circle':
      return (
        <CircleChoice
          of="heard"
          value={condition.circle}
          onChoose={(circle = '') => onChoose({ ...condition, circle })}
        />
      )
    case 'word':
      return (
        <WordInput asked={words.ask.word} value={condition.word} onWrite={(word) => onChoose({ ...condition, word })} />
      )
    case 'tag':
      return (
        <WordInput
          asked={words.ask.tag}
          value={condition.tag}
          onWrite={(tag) => onChoose({ ...condition, tag: tag.replace(/[\s#]/gu, '') })}
        />
      )
    case 'hours':
      return (
        <div className="auto-hours">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="label">
              {words.edit[end]}
              <input
                type="time"
                className="input"
                required
                value={condition[end]}
                onChange={({ target }) => target.value && onChoose({ ...condition, [end]: target.value })}
              />
            </label>
          ))}
        </div>
      )
    case 'weekdays':
      return (
        <div className="auto-rows">
          {sentenceWords.weekdays.map((text, index) => (
            <label key={text} className="auto-option">
              <input
                type="checkbox"
                checked={condition.days.includes(index + 1)}
                onChange={({ target }) => {
                  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) =>
                    day === index + 1 ? target.checked : condition.days.includes(day),
                  )
                  if (days.length > 0) onChoose({ ...condition, days })
                }}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )
    case 'photo':
      return null
  }
}

function WordInput({ asked, value, onWrite }: { asked: string; value: string; onWrite: (text: string) => void }) {
  return (
    <input
      type="text"
      className="input"
      aria-label={asked}
      maxLength={partLimits.word}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
    />
  )
}
