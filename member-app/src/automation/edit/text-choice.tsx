import { ingredientLacks, ingredients, partLimits, type TriggerKind } from '@varanda/domain/automation/parts'
import { keepIngredients, sayIngredients } from '@varanda/domain/automation/sentence'
import { locale } from '../../ui/locale.ts'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { sentenceWords, words } from '../words.ts'

interface TextChoiceProps {
  trigger: TriggerKind
  value: string
  onWrite: (text: string) => void
}

/** A prepared text, in which names and days are put in when it is written. */
export function TextChoice({ trigger, value, onWrite }: TextChoiceProps) {
  const write = (text: string) => onWrite(keepIngredients(text, locale))
  return (
    <>
      <GrowingText
        className="input growing"
        aria-label={words.ask.text}
        rows={2}
        maxLength={partLimits.text}
        value={sayIngredients(value, locale)}
        onChange={({ target }) => write(target.value)}
      />
      <fieldset className="auto-put">
        <legend className="label">{words.edit.put}</legend>
        {ingredients
          .filter((one) => ingredientLacks(trigger, one) === undefined)
          .map((one) => (
            <button key={one} type="button" className="button line compact" onClick={() => onWrite(`${value}{${one}}`)}>
              {sentenceWords.ingredients[one]}
            </button>
          ))}
      </fieldset>
    </>
  )
}
