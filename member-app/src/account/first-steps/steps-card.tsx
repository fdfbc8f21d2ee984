import './first-steps.css'
import { Link } from '@tanstack/react-router'
import { type FirstStep, firstSteps } from '@varanda/domain/account/first-steps'
import { cameBy } from '@varanda/domain/invite/came-by'
import { firstName } from '@varanda/domain/member/member'
import { type ReactNode, useEffect } from 'react'
import type { MyCircle } from '../../circle/data/circles-found.ts'
import { useMyCircles } from '../../circle/data/my-circles.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { focusHeading } from '../../ui/navigation/journey.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Opening } from '../../ui/opening.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { saveFirstSteps } from '../data/settings.ts'
import { useFirstSteps } from './use-first-steps.ts'
import { words } from './words.ts'

/** Who invited a newcomer, what this is, and what they may want to do first. */
export function StepsCard() {
  const me = useMe()
  const { uid, name, invitedBy } = me
  const held = useFirstSteps()
  const noted = held?.noted ?? []
  const mine = useMyCircles()
  const groups = mine.state === 'ready' ? groupsOf(mine.value) : []
  const save = (steps: readonly FirstStep[]) => {
    saveFirstSteps(uid, steps).catch((error) => console.warn('first steps', error))
  }
  const note = (step: FirstStep) => {
    if (!noted.includes(step)) save([...noted, step])
  }
  // A post of one's own does not stay among the newest.
  const isNew = held?.hasPosted === true && !noted.includes('post')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is seen.
  useEffect(() => {
    if (isNew) note('post')
  }, [isNew])

  if (!held || held.steps.length === 0) return null
  const hide = () => {
    save(firstSteps)
    focusHeading()
    toast(words.hidden, { undo: () => save(noted) })
  }
  return (
    <section className="first-steps" aria-labelledby="first-steps-title">
      <div className="first-steps-hello">
        {invitedBy && <Portrait uid={invitedBy.uid} />}
        <h2 id="first-steps-title" className="sheet-title">
          {words.title(firstName(name))}
        </h2>
        <button type="button" className="icon-button" aria-label={words.hide} onClick={hide}>
          <Icon name="close" />
        </button>
      </div>
      <p>
        {invitedBy && (
          <strong>{(cameBy(me) === 'guardian' ? words.madeBy : words.invitedBy)(firstName(invitedBy.name))} </strong>
        )}
        {groups.length > 0 && <span dir="auto">{words.groups(groups)} </span>}
        {words.what}
      </p>
      <ul className="first-steps-list">
        {held.steps.map(({ step, isTaken }) => (
          <li key={step}>
            {isTaken ? <Taken step={step} /> : <Way step={step} onTake={() => step === 'people' && note(step)} />}
          </li>
        ))}
      </ul>
      <p className="first-steps-line small quiet">
        <Opening level="conhecidos" />
        {words.line}
      </p>
    </section>
  )
}

/** Those into which somebody else brought me, by name. */
const groupsOf = (circles: readonly MyCircle[]) =>
  circles.flatMap(({ circle, role }) => (circle.kind === 'group' && role !== 'owner' ? [circle.name] : []))

function Taken({ step }: { step: FirstStep }) {
  return (
    <p className="first-step taken">
      <Icon name="check" />
      <span>
        {words.steps[step].title}
        <span className="small quiet">{words.taken}</span>
      </span>
    </p>
  )
}

function Way({ step, onTake }: { step: FirstStep; onTake: () => void }) {
  const { title, text } = words.steps[step]
  const inside = (icon: ReactNode) => (
    <>
      {icon}
      <span>
        <strong>{title}</strong>
        <span className="small quiet">{text}</span>
      </span>
      <Icon name="forward" size={20} />
    </>
  )
  const shared = { id: `step-${step}`, className: 'first-step', onClick: onTake }
  switch (step) {
    case 'portrait':
      return (
        // The sheet that stands there is what the step is about; closing it leads back here.
        <Link {...shared} to="/user/profile" state={{ sheet: 'portrait' }}>
          {inside(<Icon name="person" />)}
        </Link>
      )
    case 'people':
      return (
        <Link {...shared} to="/user/people">
          {inside(<Icon name="people" />)}
        </Link>
      )
    case 'post':
      return (
        <Link {...shared} to="/user/publish">
          {inside(<Icon name="edit" />)}
        </Link>
      )
  }
}
