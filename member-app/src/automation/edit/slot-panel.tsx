import { type Parts, silences } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { supportLimits } from '@varanda/domain/support/support-page'
import { useEffect, useRef } from 'react'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { sentenceWords, words } from '../words.ts'
import { ActionKinds } from './action-kinds.tsx'
import { askOf } from './ask-of.ts'
import { withAction, withCondition, withTrigger } from './change-parts.ts'
import { CircleChoice, CirclesChoice } from './circle-choice.tsx'
import { ConditionKinds, ConditionValue } from './condition-choice.tsx'
import { NextButton } from './next-button.tsx'
import { PersonChoice } from './person-choice.tsx'
import { RadioRows } from './radio-rows.tsx'
import { TextChoice } from './text-choice.tsx'
import { TriggerKinds } from './trigger-kinds.tsx'

export interface SlotPanelProps<Of extends Slot = Slot> {
  slot: Of
  parts: Parts
  /** Another sentence, and which slot is open then. */
  onChange: (parts: Parts, at?: Slot) => void
  onAsk: (slot: Slot) => void
}

/** What can be chosen at one slot of the sentence, in the place below it. */
export function SlotPanel(props: SlotPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever uses a keyboard or listens goes on here; the sentence stays above, and changes with each choice.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { slot, parts } = props
  return (
    <>
      <h2 ref={heading} className="auto-ask" tabIndex={-1}>
        {askOf(parts, slot)}
      </h2>
      <Choices {...props} />
    </>
  )
}

function Choices({ slot, ...props }: SlotPanelProps) {
  if (slot.of === 'trigger') return <TriggerChoice slot={slot} {...props} />
  if (slot.of === 'condition') {
    const { parts, onChange } = props
    const condition = parts.conditions[slot.index]
    if (!condition) return null
    if (slot.field === 'kind') return <ConditionKinds slot={slot} {...props} />
    return (
      <ConditionValue
        condition={condition}
        onChoose={(next) => onChange(withCondition(parts, slot.index, next), slot)}
      />
    )
  }
  if (slot.of === 'action') return <ActionChoice slot={slot} {...props} />
  const { parts, onChange } = props
  return (
    <RadioRows
      name="match"
      value={parts.match}
      options={(['all', 'any'] as const).map((value) => ({ value, text: words.match[value] }))}
      onChoose={(match) => onChange({ ...parts, match }, slot)}
    />
  )
}

function TriggerChoice({ slot, parts, onChange, onAsk }: SlotPanelProps<Extract<Slot, { of: 'trigger' }>>) {
  const { trigger } = parts
  const isKind = slot.field === 'trigger'
  return (
    <>
      {isKind && (
        <TriggerKinds trigger={trigger} onChoose={(next, at) => onChange(withTrigger(parts, next), at ?? slot)} />
      )}
      {slot.field === 'by' && trigger.kind === 'posts' && (
        <PersonChoice
          value={trigger.by}
          {...(trigger.in !== undefined && { anybody: sentenceWords.someone })}
          onChoose={(by) => {
            const { by: _, ...others } = trigger
            onChange(withTrigger(parts, by === undefined ? others : { ...others, by }), slot)
          }}
        />
      )}
      {slot.field === 'in' && trigger.kind === 'posts' && (
        <CircleChoice
          of="heard"
          value={trigger.in}
          {...(trigger.by !== undefined && { none: sentenceWords.anyCircle })}
          onChoose={(id) => {
            const { in: _, ...others } = trigger
            onChange(withTrigger(parts, id === undefined ? others : { ...others, in: id }), slot)
          }}
        />
      )}
      {slot.field === 'at' && trigger.kind === 'time' && (
        <input
          type="time"
          className="input"
          aria-label={words.ask.at}
          required
          value={trigger.at}
          onChange={({ target }) =>
            target.value && onChange(withTrigger(parts, { ...trigger, at: target.value }), slot)
          }
        />
      )}
      {isKind && (trigger.kind === 'posts' || trigger.kind === 'time') && (
        <NextButton
          parts={parts}
          slot={{ of: 'trigger', field: trigger.kind === 'posts' ? 'by' : 'at' }}
          onAsk={onAsk}
        />
      )}
      {!isKind && (
        <button
          id="auto-other"
          type="button"
          className="text-button"
          onClick={() => onAsk({ of: 'trigger', field: 'trigger' })}
        >
          {words.edit.other}
        </button>
      )}
    </>
  )
}

function ActionChoice({ slot, parts, onChange, onAsk }: SlotPanelProps<Extract<Slot, { of: 'action' }>>) {
  const action = parts.actions[slot.index]
  if (!action) return null
  const put = (next: typeof action) => onChange(withAction(parts, slot.index, next), slot)
  if (slot.field === 'kind') return <ActionKinds slot={slot} parts={parts} onChange={onChange} onAsk={onAsk} />
  if (action.kind === 'share')
    return <CirclesChoice value={action.circles} onChoose={(circles) => put({ ...action, circles })} />
  if (action.kind === 'post' && slot.field === 'text') {
    return <TextChoice trigger={parts.trigger.kind} value={action.text} onWrite={(text) => put({ ...action, text })} />
  }
  if (action.kind === 'thank') {
    return (
      <GrowingText
        className="input growing"
        aria-label={words.ask.text}
        rows={2}
        maxLength={supportLimits.thanks}
        value={action.text}
        onChange={({ target }) => put({ ...action, text: target.value })}
      />
    )
  }
  if (action.kind === 'mute' && slot.field === 'days') {
    return (
      <RadioRows
        name="days"
        value={String(action.days)}
        options={silences.map((days) => ({ value: String(days), text: sentenceWords.days(days) }))}
        onChoose={(days) => put({ ...action, days: silences.find((one) => String(one) === days) ?? action.days })}
      />
    )
  }
  if (action.kind === 'mute') {
    const isOfPerson = parts.trigger.kind !== 'i-post' && parts.trigger.kind !== 'time'
    return (
      <CircleChoice
        of="heard"
        value={action.circle}
        {...(isOfPerson && { none: sentenceWords.whoDidIt })}
        onChoose={(circle) => {
          const { circle: _, ...others } = action
          put(circle === undefined ? others : { ...others, circle })
        }}
      />
    )
  }
  if (action.kind === 'post' || action.kind === 'add') {
    return (
      <CircleChoice
        of={action.kind === 'add' ? 'secret' : 'spoken'}
        value={action.circle}
        onChoose={(circle) => put({ ...action, circle: circle ?? '' })}
      />
    )
  }
  return null
}
