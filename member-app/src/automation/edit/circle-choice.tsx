import { partLimits } from '@varanda/domain/automation/parts'
import { useState } from 'react'
import { type MyCircle, mayShareWith } from '../../circle/data/circles-found.ts'
import { useMyCircles } from '../../circle/data/my-circles.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { words } from '../words.ts'
import { RadioRows } from './radio-rows.tsx'
import { type ChosenCircle, withChosen } from './with-chosen.ts'

/** Which circles may stand there: whose posts one gets; where one may post; one's own that nobody knows of. */
type Of = 'heard' | 'spoken' | 'secret'

const no = 'none'

/** What fits, and what was chosen all the same when it still did. */
function useChoices(
  fits: (one: MyCircle, isAdult: boolean) => boolean,
  chosen: readonly (string | undefined)[],
): ChosenCircle[] {
  const circles = useMyCircles()
  const me = useMe()
  if (circles.state !== 'ready') return []
  return withChosen(circles.value, (one) => fits(one, me.ageBand === 'adult'), chosen)
}

/** By my own part: what goes on by itself outlasts the time in which somebody acts for an owner. */
const mayGoOnPosting = (one: MyCircle, isAdult: boolean) => mayShareWith({ ...one, actsAs: one.role }, isAdult)

const fitsOf: Record<Of, (one: MyCircle, isAdult: boolean) => boolean> = {
  heard: ({ circle }) => circle.kind !== 'private',
  spoken: mayGoOnPosting,
  secret: ({ circle }) => circle.kind === 'private' && !circle.tier,
}

/** One of my circles; `none`: words for no circle, where that may be. */
export function CircleChoice(props: {
  of: Of
  value: string | undefined
  none?: string
  onChoose: (id?: string) => void
}) {
  const { of, value, none, onChoose } = props
  const circles = useChoices(fitsOf[of], [value])
  return (
    <>
      {circles.length === 0 && <p className="quiet">{words.edit.noCircles}</p>}
      <RadioRows
        name="circle"
        value={value ?? no}
        options={[
          ...(none === undefined ? [] : [{ value: no, text: none }]),
          ...circles.map(({ id, name, block, lacks }) => ({
            ...{ value: id, text: name, lacks },
            picture: <CircleBlock id={id} edition={block} size={2.5} />,
          })),
        ]}
        onChoose={(id) => onChoose(id === no ? undefined : id)}
      />
    </>
  )
}

/** To a public one, and to one that is for subscribers, goes nothing that is elsewhere. */
const mayBring = (one: MyCircle, isAdult: boolean) =>
  one.circle.kind !== 'public' && !one.circle.tier && mayGoOnPosting(one, isAdult)

/** Some of my circles where I may post. */
export function CirclesChoice(props: { value: readonly string[]; onChoose: (ids: string[]) => void }) {
  const { value, onChoose } = props
  // What was chosen when the panel opened stays in the list, so that it can be turned back.
  const [first] = useState(value)
  const circles = useChoices(mayBring, [...first, ...value])
  const isFull = circles.filter(({ id }) => value.includes(id)).length >= partLimits.circles
  const turn = (id: string, on: boolean) => {
    const next = circles.map((one) => one.id).filter((one) => (one === id ? on : value.includes(one)))
    onChoose(next.length > 0 ? next : [''])
  }
  return (
    <div className="auto-rows">
      {circles.length === 0 && <p className="quiet">{words.edit.noCircles}</p>}
      {circles.map(({ id, name, block, lacks }) => (
        <label key={id} className={lacks === undefined ? 'auto-option' : 'auto-option lacking'}>
          <input
            type="checkbox"
            checked={value.includes(id)}
            disabled={isFull && !value.includes(id)}
            onChange={({ target }) => turn(id, target.checked)}
          />
          <CircleBlock id={id} edition={block} size={2.5} />
          <span>
            {name}
            {lacks !== undefined && <span className="small quiet auto-lacks">{lacks}</span>}
          </span>
        </label>
      ))}
      <p className={isFull ? 'small quiet' : 'visually-hidden'} role="status">
        {isFull && words.edit.circlesFull(partLimits.circles)}
      </p>
    </div>
  )
}
