import { useNavigate } from '@tanstack/react-router'
import type { Automation } from '@varanda/domain/automation/automation'
import { conditionLacks, type Parts, partLimits } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { newId } from '@varanda/domain/ids'
import { useRef, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { useWhere } from '../../ui/navigation/use-where.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useLeaveQuestion } from '../../ui/sheet/use-leave-question.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { endAutomation, keepAutomation } from '../data/keep-automation.ts'
import { TrialView } from '../trial/trial-view.tsx'
import { useNamesIn } from '../use-names-in.ts'
import { words } from '../words.ts'
import { askOf } from './ask-of.ts'
import { isOpenChoice, newConditions } from './change-parts.ts'
import { OpenSentence, slotId } from './open-sentence.tsx'
import { SlotPanel } from './slot-panel.tsx'

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
  const isChanged = steps.length > 1
  useUnsentWords(isChanged)
  const { question, letGo } = useLeaveQuestion(isChanged, words.edit.leave)
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
        <OpenSentence parts={parts} names={names} open={slot} onOpen={setSlot} />
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
          {stored && <TwinButton parts={parts} onCopied={letGo} />}
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

function EndButton({ id, automation, onEnded }: { id: string; automation: Automation; onEnded: () => void }) {
  const goBack = useGoBack('/user/automations')
  const where = useWhere()
  const ending = useRef(false)
  const end = async () => {
    // A second press would go back twice.
    if (ending.current) return
    ending.current = true
    const began = where()
    try {
      const bringBack = await endAutomation(id, automation)
      onEnded()
      if (where() === began) goBack()
      toast(words.edit.removed, {
        undo: () => void bringBack().catch((error: unknown) => toast(sayFailure(error, words.failed))),
      })
    } catch (error) {
      ending.current = false
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
function TwinButton({ parts, onCopied }: { parts: Parts; onCopied: () => void }) {
  const navigate = useNavigate()
  // One id, so that a try whose answer was lost makes no second one.
  const [id] = useState(newId)
  const where = useWhere()
  const copying = useRef(false)
  const copy = async () => {
    if (copying.current) return
    copying.current = true
    const began = where()
    try {
      await keepAutomation(id, parts, false)
      onCopied()
      if (where() === began) await navigate({ to: '/user/automations/$id', params: { id }, replace: true })
    } catch (error) {
      copying.current = false
      toast(sayFailure(error, words.failed))
    }
  }
  return (
    <button id="auto-copy" type="button" className="text-button" onClick={() => void copy()}>
      {words.edit.copy}
    </button>
  )
}
