import { useNavigate } from '@tanstack/react-router'
import type { Automation } from '@varanda/domain/automation/automation'
import { conditionLacks, type Parts, partLimits } from '@varanda/domain/automation/parts'
import { type Slot, sentencePieces } from '@varanda/domain/automation/sentence'
import { newId } from '@varanda/domain/ids'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { endAutomation, keepAutomation } from '../data/keep-automation.ts'
import { TrialView } from '../trial/trial-view.tsx'
import { useNamesIn } from '../use-names-in.ts'
import { words } from '../words.ts'
import { askOf } from './ask-of.ts'
import { isOpenChoice, newConditions } from './change-parts.ts'
import { SlotPanel } from './slot-panel.tsx'
import { useLeaveQuestion } from './use-leave-question.tsx'

interface EditorProps {
  id: string
  stored: Automation | undefined
  begun: Parts
  startsTrying: boolean
}

/** The sentence, every choice of it a button, the choices of the open one below it, and then what it would have done. */
export function Editor({ id, stored, begun, startsTrying }: EditorProps) {
  const [steps, setSteps] = useState<readonly Parts[]>([begun])
  const [slot, setSlot] = useState<Slot>()
  const [lastAt, setLastAt] = useState<string>()
  // A step of its own, so that Back leads to the sentence and not away from it.
  const trial = useSheet('automation-trial')
  const [isFirst, setFirst] = useState(startsTrying && !isOpenChoice(begun))
  const names = useNamesIn()
  const parts = steps.at(-1)!
  const isOpen = isOpenChoice(parts)
  const change = (next: Parts, at?: Slot) => {
    // What is chosen at one place, letter by letter or along the arrows, is one step.
    const isSame = at !== undefined && steps.length > 1 && lastAt === slotId(at)
    setSteps([...(isSame ? steps.slice(0, -1) : steps), next])
    setLastAt(at && slotId(at))
    setSlot(at)
  }
  const { question, letGo } = useLeaveQuestion(steps.length > 1)
  const leaveTrial = async () => {
    setFirst(false)
    await trial.hide()
  }
  if (isFirst || (trial.open && !isOpen))
    return (
      <>
        <TrialView id={id} parts={parts} names={names} onLeave={leaveTrial} onKept={letGo} />
        {question}
      </>
    )
  return (
    <div className="auto-edit">
      <BackBar close>
        <ScreenTitle title={stored ? words.edit.title : words.edit.newTitle} />
        {stored && <EndButton id={id} automation={stored} onEnded={letGo} />}
      </BackBar>
      <div className="auto-writing">
        <p className="auto-slots" dir="auto">
          {sentencePieces(parts, names, locale).map(({ text, slot: of }, index) =>
            of ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place.
                key={index}
                id={slotId(of)}
                type="button"
                className={isEmpty(parts, of) ? 'auto-slot empty' : 'auto-slot'}
                aria-label={words.edit.slot(askOf(parts, of), text)}
                aria-expanded={slot !== undefined && slotId(slot) === slotId(of)}
                aria-controls="auto-panel"
                onClick={() => setSlot(of)}
              >
                {text}
              </button>
            ) : (
              text
            ),
          )}
        </p>
        <div className="auto-more">
          {parts.conditions.length < partLimits.conditions && (
            <button
              id="auto-add-condition"
              type="button"
              className="auto-add"
              onClick={() => addCondition(parts, change)}
            >
              {words.edit.addCondition}
            </button>
          )}
          {parts.actions.length < partLimits.actions && (
            <button id="auto-add-action" type="button" className="auto-add" onClick={() => addAction(parts, change)}>
              {words.edit.addAction}
            </button>
          )}
          {steps.length > 1 && (
            <button
              id="auto-undo"
              type="button"
              className="text-button"
              onClick={() => {
                setSteps(steps.slice(0, -1))
                setLastAt(undefined)
                setSlot(undefined)
              }}
            >
              {words.edit.undo}
            </button>
          )}
          {stored && <CopyButton parts={parts} onCopied={letGo} />}
        </div>
      </div>
      <section id="auto-panel" className="auto-panel" aria-label={slot ? askOf(parts, slot) : words.edit.nothingOpen}>
        {slot ? (
          <SlotPanel key={slotId(slot)} slot={slot} parts={parts} onChange={change} onAsk={setSlot} />
        ) : (
          <p className="quiet">{words.edit.nothingOpen}</p>
        )}
      </section>
      <div className="auto-foot">
        {isOpen && (
          <p id="auto-missing" className="small quiet" role="status">
            {words.edit.missing}
          </p>
        )}
        <button
          type="button"
          className="button wide"
          aria-disabled={isOpen}
          {...(isOpen && { 'aria-describedby': 'auto-missing' })}
          onClick={() => !isOpen && trial.show()}
        >
          {words.edit.try}
        </button>
      </div>
      {question}
    </div>
  )
}

export function slotId(slot: Slot): string {
  const index = 'index' in slot ? `-${slot.index}` : ''
  return `slot-${slot.of}${index}${'field' in slot ? `-${slot.field}` : ''}`
}

type Change = (next: Parts, at?: Slot) => void

function addCondition(parts: Parts, change: Change): void {
  const isOfPost = conditionLacks(parts.trigger.kind, 'photo') === undefined
  const condition = isOfPost ? newConditions.photo : newConditions.weekdays
  const index = parts.conditions.length
  change({ ...parts, conditions: [...parts.conditions, condition] }, { of: 'condition', index, field: 'kind' })
}

function addAction(parts: Parts, change: Change): void {
  const index = parts.actions.length
  const action = { kind: 'notify', by: 'list' } as const
  change({ ...parts, actions: [...parts.actions, action] }, { of: 'action', index, field: 'kind' })
}

/** Whether what stands at a slot is still to be chosen. */
function isEmpty({ trigger, conditions, actions }: Parts, slot: Slot): boolean {
  if (slot.of === 'trigger')
    return trigger.kind === 'posts' && (slot.field === 'by' || slot.field === 'in') && trigger[slot.field] === ''
  if (slot.of === 'match') return false
  if (slot.field === 'kind') return false
  const part: object | undefined = slot.of === 'condition' ? conditions[slot.index] : actions[slot.index]
  if (slot.of === 'condition') return Object.values(part ?? {}).includes('')
  const value: unknown = Object.entries(part ?? {}).find(
    ([key]) => key === (slot.field === 'whom' ? 'circle' : slot.field),
  )?.[1]
  return value === '' || (Array.isArray(value) && value.includes(''))
}

function EndButton({ id, automation, onEnded }: { id: string; automation: Automation; onEnded: () => void }) {
  const goBack = useGoBack()
  const end = async () => {
    try {
      const bringBack = await endAutomation(id, automation)
      onEnded()
      goBack()
      toast(words.edit.removed, {
        undo: () => void bringBack().catch((error: unknown) => toast(sayFailure(error, words.failed))),
      })
    } catch (error) {
      toast(sayFailure(error, words.failed))
    }
  }
  return (
    <button
      id="auto-remove"
      type="button"
      className="icon-button auto-remove"
      aria-label={words.edit.remove}
      onClick={() => void end()}
    >
      <Icon name="trash" />
    </button>
  )
}

/** Another one like it, switched off, which opens. */
function CopyButton({ parts, onCopied }: { parts: Parts; onCopied: () => void }) {
  const navigate = useNavigate()
  const copy = async () => {
    const id = newId()
    try {
      await keepAutomation(id, parts, false)
      onCopied()
      await navigate({ to: '/user/automations/$id', params: { id }, replace: true })
    } catch (error) {
      toast(sayFailure(error, words.failed))
    }
  }
  return (
    <button id="auto-copy" type="button" className="text-button" onClick={() => void copy()}>
      {words.edit.copy}
    </button>
  )
}
