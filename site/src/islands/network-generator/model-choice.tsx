import { type Model, models } from '@varanda/graph/recipe'
import { Drawing } from '../parts/drawing.tsx'
import type { GeneratorProps } from './words.ts'

interface ModelChoiceProps extends Pick<GeneratorProps, 'words' | 'glyphs'> {
  model: Model
  onChange: (model: Model) => void
}

/** One tile for each model, and in words what the chosen one means for people. */
export function ModelChoice({ words, glyphs, model, onChange }: ModelChoiceProps) {
  return (
    <fieldset className="models">
      <legend>{words.form.models}</legend>
      <div className="tiles">
        {(Object.keys(models) as Model[]).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="model"
              value={name}
              checked={name === model}
              onChange={() => onChange(name)}
              aria-describedby="sentence"
            />
            <Drawing svg={glyphs[name]} />
            {words.models[name].name}
          </label>
        ))}
      </div>
      <p id="sentence" className="quiet" aria-live="polite">
        {words.models[model].sentence}
      </p>
    </fieldset>
  )
}
