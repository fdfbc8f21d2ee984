import './amount-pills.css'

interface AmountPillsProps<Value extends string | number> {
  name: string
  legend: string
  values: readonly Value[]
  say: (value: Value) => string | number
  chosen: Value
  onChoose: (value: Value) => void
}

/** Which of a few: amounts, or years of them. */
export function AmountPills<Value extends string | number>(props: AmountPillsProps<Value>) {
  const { name, legend, values, say, chosen, onChoose } = props
  return (
    <fieldset className="amount-pills">
      <legend className="visually-hidden">{legend}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
          <span className="choice-face">{say(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}
