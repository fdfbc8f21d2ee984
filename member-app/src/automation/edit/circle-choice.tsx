import { partLimits } from '@varanda/domain/automation/parts'
import { type MyCircle, mayShareWith } from '../../circle/data/circles-found.ts'
import { useMyCircles } from '../../circle/data/my-circles.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { words } from '../words.ts'
import { RadioRows } from './radio-rows.tsx'

/** Which circles may stand there: whose posts one gets; where one may post; one's own that nobody knows of. */
type Of = 'heard' | 'spoken' | 'secret'

const no = 'none'

function useFitting(fits: (one: MyCircle, isAdult: boolean) => boolean): MyCircle[] {
  const circles = useMyCircles()
  const me = useMe()
  return circles.state === 'ready' ? circles.value.filter((one) => fits(one, me.ageBand === 'adult')) : []
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
  const circles = useFitting(fitsOf[of])
  return (
    <>
      {circles.length === 0 && <p className="quiet">{words.edit.noCircles}</p>}
      <RadioRows
        name="circle"
        value={value ?? no}
        options={[
          ...(none === undefined ? [] : [{ value: no, text: none }]),
          ...circles.map(({ id, circle }) => ({
            ...{ value: id, text: circle.name },
            picture: <CircleBlock id={id} edition={circle.block} size={2.5} />,
          })),
        ]}
        onChoose={(id) => onChoose(id === no ? undefined : id)}
      />
    </>
  )
}

/** Some of my circles where I may post. To a public one goes nothing that is elsewhere. */
export function CirclesChoice(props: { value: readonly string[]; onChoose: (ids: string[]) => void }) {
  const { value, onChoose } = props
  const circles = useFitting((one, isAdult) => one.circle.kind !== 'public' && mayGoOnPosting(one, isAdult))
  const isFull = circles.filter(({ id }) => value.includes(id)).length >= partLimits.circles
  const turn = (id: string, on: boolean) => {
    const next = circles.map((one) => one.id).filter((one) => (one === id ? on : value.includes(one)))
    onChoose(next.length > 0 ? next : [''])
  }
  return (
    <div className="auto-rows">
      {circles.length === 0 && <p className="quiet">{words.edit.noCircles}</p>}
      {circles.map(({ id, circle }) => (
        <label key={id} className="auto-option">
          <input
            type="checkbox"
            checked={value.includes(id)}
            disabled={isFull && !value.includes(id)}
            onChange={({ target }) => turn(id, target.checked)}
          />
          <CircleBlock id={id} edition={circle.block} size={2.5} />
          <span>{circle.name}</span>
        </label>
      ))}
      <p className={isFull ? 'small quiet' : 'visually-hidden'} role="status">
        {isFull && words.edit.circlesFull(partLimits.circles)}
      </p>
    </div>
  )
}
