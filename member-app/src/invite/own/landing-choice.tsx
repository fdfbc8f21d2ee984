import { mayBring } from '@varanda/domain/circle/may-manage'
import { rules as rulesEn } from '@varanda/domain/circle/messages/en/rules'
import { rules as rulesPt } from '@varanda/domain/circle/messages/pt/rules'
import { inviteLimits } from '@varanda/domain/invite/invite'
import type { MyCircle } from '../../circle/data/circles-found.ts'
import { useMyCircles } from '../../circle/data/my-circles.ts'
import { useMe } from '../../data/use-me.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { inLocale } from '../../ui/locale.ts'
import { words } from './words.ts'

const rulesWords = inLocale({ pt: rulesPt, en: rulesEn })

interface LandingChoiceProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/**
 * The groups and circles in which a guest may begin, and what each tells them. None where they cannot be had: a seat can
 * be kept all the same.
 */
export function LandingChoice({ chosen, onChange }: LandingChoiceProps) {
  const me = useMe()
  const mine = useMyCircles()
  const circles = mine.state === 'ready' ? mine.value.filter((one) => mayBring(one, me.uid)) : []
  if (circles.length === 0) return null
  const full = chosen.length >= inviteLimits.circles
  const turn = (id: string) => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const parts = [
    { label: words.reserve.groups, of: circles.filter(({ circle }) => circle.kind === 'group') },
    { label: words.reserve.private, of: circles.filter(({ circle }) => circle.kind !== 'group') },
  ]
  return (
    <fieldset className="kept-circles">
      <legend className="label">{words.reserve.circles}</legend>
      <p className="hint">{words.reserve.circlesHint}</p>
      {parts.map(
        ({ label, of }) =>
          of.length > 0 && (
            <div key={label}>
              <p className="small quiet">{label}</p>
              <ul className="kept-landing">
                {of.map((one) => (
                  <li key={one.id}>
                    <Place one={one} isIn={chosen.includes(one.id)} full={full} onTurn={turn} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <p className={full ? 'small quiet' : 'visually-hidden'} role="status">
        {full && words.reserve.circlesFull(inviteLimits.circles)}
      </p>
    </fieldset>
  )
}

interface PlaceProps {
  one: MyCircle
  isIn: boolean
  /** No more can be chosen. */
  full: boolean
  onTurn: (id: string) => void
}

function Place({ one, isIn, full, onTurn }: PlaceProps) {
  const { id, circle } = one
  return (
    <label className="kept-place">
      <CircleBlock id={id} edition={circle.block} size={2.5} />
      <span className="kept-place-words">
        <span dir="auto">{circle.name}</span>
        <span className="small quiet">{noteOf(one)}</span>
      </span>
      <input type="checkbox" checked={isIn} disabled={full && !isIn} onChange={() => onTurn(id)} />
    </label>
  )
}

function noteOf({ circle: { kind }, rules }: MyCircle): string {
  if (kind === 'group') return words.reserve.groupNote(rulesWords.history[rules.history])
  return kind === 'public' ? words.reserve.openNote : words.reserve.secretNote
}
