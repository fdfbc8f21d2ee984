import { fill } from '@varanda/explorer/fill'
import { mostTies } from '@varanda/graph/network'
import { type ReactNode, useId } from 'react'
import type { Bounds, FieldFault } from './recipe-form.ts'
import type { Figures, GeneratorWords } from './words.ts'

interface NumberRowProps {
  words: GeneratorWords
  figures: Figures
  label: string
  help: string
  bounds: Bounds
  text: string
  fault: FieldFault | undefined
  people: string

  onChange: (text: string) => void

  /** Stands in place of the slider. */
  children?: ReactNode
}

/** From ten people to a hundred thousand a straight slider would have no room for a family. */
const isLong = ({ least, most }: Bounds) => least > 0 && most / least > 1_000
const notches = 200

/** One number: written, or pushed along a slider. What is wrong with it stands where its help did. */
export function NumberRow(props: NumberRowProps) {
  const { words, figures, label, help, bounds, text, fault, onChange, children } = props
  const { least, most, step } = bounds
  const id = useId()
  const told = fault
    ? fill(words.form.faults[fault], {
        least: figures.whole(least),
        most: figures.whole(fault === 'ties' ? mostTies : most),
        people: props.people,
      })
    : fill(help, { most: figures.whole(most) })
  const long = isLong(bounds)
  const value = Math.min(most, Math.max(least, Number(text) || least))
  const toNotch = (value: number) => Math.round((notches * Math.log(value / least)) / Math.log(most / least))
  const fromNotch = (notch: number) => {
    const exact = least * (most / least) ** (notch / notches)
    return Number(exact.toPrecision(2))
  }
  return (
    <div className="field number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        min={least}
        max={most}
        step={step}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-told`}
      />
      {children ?? (
        <input
          type="range"
          aria-label={fill(words.form.slider, { label })}
          aria-valuetext={long ? figures.whole(value) : undefined}
          min={long ? 0 : least}
          max={long ? notches : most}
          step={long ? 1 : step}
          value={long ? toNotch(value) : value}
          onChange={({ target }) => onChange(String(long ? fromNotch(Number(target.value)) : Number(target.value)))}
        />
      )}
      <p id={`${id}-told`} className={fault ? 'hint error' : 'hint'}>
        {told}
      </p>
    </div>
  )
}
