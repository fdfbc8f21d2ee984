import type { Abertura } from '@varanda/design/scenes/abertura'
import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Opening } from '../../ui/opening.tsx'

export interface AudienceCard<Value extends string> {
  value: Value
  name: string
  /** Some of whom it would be, or what it is for. */
  note: string
  opening: Abertura
}

/** Whom a post may be for, a card each: native radio buttons, so arrow keys and screen readers know them. */
export function AudienceCards<Value extends string>(props: {
  label: string
  value: Value
  cards: readonly AudienceCard<Value>[]
  onChoose: (value: Value) => void
}) {
  const { label, value, cards, onChoose } = props
  const id = useId()
  return (
    <fieldset className="audience-cards">
      <legend className="visually-hidden">{label}</legend>
      {cards.map((card) => (
        <label key={card.value} className="audience-card">
          <input
            type="radio"
            name={id}
            checked={card.value === value}
            aria-labelledby={`${id}-${card.value}`}
            aria-describedby={`${id}-${card.value}-note`}
            onChange={() => onChoose(card.value)}
          />
          <Opening level={card.opening} />
          <Icon name="check" />
          <span id={`${id}-${card.value}`} className="audience-card-name">
            {card.name}
          </span>
          <span id={`${id}-${card.value}-note`} className="small">
            {card.note}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
