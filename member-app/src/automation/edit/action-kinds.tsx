import { type Action, actionKinds, actionLacks, tellings } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { useMe } from '../../data/use-me.ts'
import { useInstancePushes } from '../../notice/data/push/instance-pushes.ts'
import { words } from '../words.ts'
import { newActions, withAction } from './change-parts.ts'
import { NextButton } from './next-button.tsx'
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
  thank: 'text',
}

function nextOf({ kind }: Action, index: number): Slot | undefined {
  const field = nextField[kind]
  return field && { of: 'action', index, field }
}

/** All that it can do, mail only for whoever has an address, ringing where the instance can; what does not go with the trigger says why. */
export function ActionKinds({ slot, parts, onChange, onAsk }: SlotPanelProps<Extract<Slot, { of: 'action' }>>) {
  const { index } = slot
  const hasAddress = useMe().email !== ''
  const chosen = parts.actions[index]
  const now = chosen && nameOf(chosen)
  const pushes = useInstancePushes()
  const isOffered = (name: string) =>
    (name !== 'mail' || hasAddress) && (name !== 'phone' || pushes !== false || name === now)
  const next = chosen && nextOf(chosen, index)
  return (
    <>
      <RadioRows
        name="action"
        value={now}
        options={all
          .filter((action) => isOffered(nameOf(action)))
          .map((action) => {
            const name = nameOf(action)
            const need = actionLacks(parts.trigger.kind, action.kind)
            const lacks = name === 'phone' && pushes === false ? words.noPush : need && words.lacks[need]
            return { value: name, text: words.actions[name], lacks }
          })}
        onChoose={(name, isTapped) => {
          const action = all.find((one) => nameOf(one) === name)!
          onChange(withAction(parts, index, action), (isTapped && nextOf(action, index)) || slot)
        }}
      />
      {next && <NextButton parts={parts} slot={next} onAsk={onAsk} />}
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
