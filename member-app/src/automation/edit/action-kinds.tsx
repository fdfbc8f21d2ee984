import { type Action, actionKinds, actionLacks, tellings } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { words } from '../words.ts'
import { newActions, withAction } from './change-parts.ts'
import { RadioRows } from './radio-rows.tsx'
import type { SlotPanelProps } from './slot-panel.tsx'

const all: readonly Action[] = actionKinds.flatMap((kind): Action[] =>
  kind === 'notify' ? tellings.map((by) => ({ kind, by })) : [newActions[kind]],
)
const nameOf = (action: Action) => (action.kind === 'notify' ? action.by : action.kind)

/** Which slot of a new action is to be chosen first. */
const nextField: { [Kind in Action['kind']]?: Extract<Slot, { of: 'action' }>['field'] } = {
  share: 'circles',
  post: 'text',
  mute: 'whom',
  add: 'circle',
}

/** All that it can do; what does not go with the trigger says why. */
export function ActionKinds({ slot, parts, onChange }: SlotPanelProps<Extract<Slot, { of: 'action' }>>) {
  const { index } = slot
  const chosen = parts.actions[index]
  return (
    <>
      <RadioRows
        name="action"
        value={chosen && nameOf(chosen)}
        options={all.map((action) => {
          const lacks = actionLacks(parts.trigger.kind, action.kind)
          return { value: nameOf(action), text: words.actions[nameOf(action)], lacks: lacks && words.lacks[lacks] }
        })}
        onChoose={(name) => {
          const action = all.find((one) => nameOf(one) === name)!
          const field = nextField[action.kind]
          onChange(withAction(parts, index, action), field ? { of: 'action', index, field } : slot)
        }}
      />
      {parts.actions.length > 1 && (
        <button
          id="auto-remove-part"
          type="button"
          className="text-button"
          onClick={() => onChange(withAction(parts, index, undefined))}
        >
          {words.edit.removePart}
        </button>
      )}
    </>
  )
}
