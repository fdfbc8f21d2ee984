import type { Currency } from '@varanda/domain/money/currency'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import { supportLimits } from '@varanda/domain/support/support-page'
import { useEffect } from 'react'
import { Field } from '../../ui/field.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { say, words } from '../words.ts'
import type { PageFaults, TierForm } from './form.ts'

const texts = words.edit

/** What adds one, and takes the focus of one that is taken away. */
export const addTierId = 'add-tier'

interface TierFieldsProps {
  tier: TierForm
  /** Just added: it is written next. */
  isNew: boolean
  currency: Currency
  fault?: PageFaults[string]
  onChange: (tier: TierForm) => void
  onRemove: () => void
}

export function TierFields({ tier, isNew, currency, fault, onChange, onRemove }: TierFieldsProps) {
  const amount = parseAmount(tier.amount, currency)
  const fields = useFocusHandedOn<HTMLFieldSetElement>(`#${addTierId}`)
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus()
  }, [isNew, fields])
  return (
    <fieldset ref={fields} className="support-tier-fields">
      <legend className="visually-hidden">{tier.name || texts.tiers}</legend>
      <Field label={texts.tierName} {...(fault === 'empty' && { error: texts.needed })}>
        {(field) => (
          <input
            {...field}
            className="input"
            maxLength={supportLimits.tierName}
            value={tier.name}
            onChange={(event) => onChange({ ...tier, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.tierWords}>
        {(field) => (
          <input
            {...field}
            className="input"
            maxLength={supportLimits.tierWords}
            value={tier.words}
            onChange={(event) => onChange({ ...tier, words: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={texts.tierAmount}
        {...(fault === 'amount' && { error: texts.amountWrong })}
        {...(amount && { hint: words.link.read(say(amount, currency)) })}
      >
        {(field) => (
          <input
            {...field}
            className="input"
            inputMode="decimal"
            value={tier.amount}
            onChange={(event) => onChange({ ...tier, amount: event.target.value })}
          />
        )}
      </Field>
      <button type="button" className="text-button" onClick={onRemove}>
        {texts.tierRemove(tier.name)}
      </button>
    </fieldset>
  )
}
