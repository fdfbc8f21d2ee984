import './push.css'
import { useEffect, useState } from 'react'
import { Switch } from '../../ui/choice/switch.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time/time.tsx'
import { abilityHere, machineHere } from '../data/push/this-browser.ts'
import { PushTest } from './push-test.tsx'
import { usePushHere } from './use-push-here.ts'
import { words } from './words.ts'

/** Milliseconds after which whoever saw no question is told where it may hide: a page cannot see that it was not shown. */
const questionMs = 10_000

/** Whether this device rings while the app is closed: its reason first, and the phone's own question only after a tap. */
export function PushSwitch() {
  const ability = abilityHere()
  if (ability === 'unsupported') return <p className="quiet">{words.unsupported}</p>
  if (ability === 'install') return <Steps text={words.install.text} steps={words.install.steps} />
  return <PushHere />
}

function PushHere() {
  const { state, arrivedAt, turnOn, turnOff } = usePushHere()
  switch (state) {
    case 'looking':
      return <Skeleton kind="person" rows={1} />
    case 'unreachable':
      return <p className="quiet">{words.unreachable}</p>
    case 'denied':
      return <Steps text={words.denied.text} steps={words.denied[machineHere()]} />
    default:
      return (
        <div className="push">
          <p>{words.why}</p>
          <Switch
            label={words.label}
            note={words[state]}
            on={state === 'on' || state === 'asking'}
            onSwitch={(on) => void (on ? turnOn() : turnOff())}
          />
          {state === 'asking' && <Unanswered />}
          {state === 'on' && (
            <>
              <p className="small quiet">
                {arrivedAt ? (
                  <>
                    {words.arrived} <Time at={arrivedAt} />
                  </>
                ) : (
                  words.noneArrived
                )}
              </p>
              <PushTest />
            </>
          )}
        </div>
      )
  }
}

function Unanswered() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), questionMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="small">
      {isLate && words.unanswered}
    </p>
  )
}

/** What only the phone's own settings can do. */
function Steps({ text, steps }: { text: string; steps: readonly string[] }) {
  return (
    <div className="push">
      <p>{text}</p>
      <ol className="push-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
