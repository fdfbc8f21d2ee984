import { comesAtAge } from '@varanda/domain/automation/comes-at-age'
import { saidKinds, type Trigger } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { useMe } from '../../data/use-me.ts'
import { sentenceWords, words } from '../words.ts'
import { RadioRows } from './radio-rows.tsx'

const monthDays = Array.from({ length: 31 }, (_, index) => index + 1)
const everies = ['day', 'week', 'month'] as const

interface TriggerKindsProps {
  trigger: Trigger
  onChoose: (trigger: Trigger, at?: Slot) => void
}

/** All that an automation can wait for at this age, and what it waits for now; of a time also on which day. */
export function TriggerKinds({ trigger, onChoose }: TriggerKindsProps) {
  const { ageBand } = useMe()
  const chosen =
    trigger.kind === 'said' ? `said ${trigger.what}` : trigger.kind === 'time' ? `time ${trigger.every}` : trigger.kind
  const options: { value: string; text: string; trigger: Trigger; at?: Slot }[] = [
    {
      ...{ value: 'posts', text: words.triggers.posts, trigger: { kind: 'posts', by: '' } },
      at: { of: 'trigger', field: 'by' },
    },
    { value: 'i-post', text: words.triggers['i-post'], trigger: { kind: 'i-post' } },
    ...saidKinds.map((what) => ({
      ...{ value: `said ${what}`, text: words.said[what] },
      trigger: { kind: 'said', what } as const,
    })),
    { value: 'joined', text: words.triggers.joined, trigger: { kind: 'joined' } },
    { value: 'supported', text: words.triggers.supported, trigger: { kind: 'supported' } },
    ...everies.map((every) => ({
      ...{ value: `time ${every}`, text: words.every[every] },
      trigger: timeOf(every, trigger),
    })),
  ]
  return (
    <>
      <RadioRows
        name="trigger"
        value={chosen}
        options={options.filter(({ value, trigger: { kind } }) => value === chosen || comesAtAge(ageBand, kind))}
        onChoose={(value, isTapped) => {
          const option = options.find((one) => one.value === value)!
          onChoose(option.trigger, isTapped ? option.at : undefined)
        }}
      />
      {trigger.kind === 'time' && trigger.every === 'week' && (
        <fieldset className="auto-days">
          <legend className="label">{words.edit.weekday}</legend>
          <RadioRows
            name="weekday"
            value={String(trigger.on)}
            options={sentenceWords.weekdays.map((text, index) => ({ value: String(index + 1), text }))}
            onChoose={(on) => onChoose({ ...trigger, on: Number(on) })}
          />
        </fieldset>
      )}
      {trigger.kind === 'time' && trigger.every === 'month' && (
        <label className="label">
          {words.edit.day}
          <select
            className="input"
            value={trigger.on}
            onChange={({ target }) => onChoose({ ...trigger, on: Number(target.value) })}
          >
            {monthDays.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

function timeOf(every: (typeof everies)[number], before: Trigger): Trigger {
  const at = before.kind === 'time' ? before.at : '20:00'
  return { kind: 'time', every, at, ...(every === 'week' && { on: 5 }), ...(every === 'month' && { on: 1 }) }
}
