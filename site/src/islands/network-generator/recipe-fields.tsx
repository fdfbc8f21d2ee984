import { nameLanguages } from '@varanda/graph/recipe'
import { ModelChoice } from './model-choice.tsx'
import { NumberRow } from './number-row.tsx'
import { type PresetName, presets } from './presets.ts'
import { type FieldFault, parametersOf, type RecipeForm, seedBounds } from './recipe-form.ts'
import type { Figures, GeneratorProps } from './words.ts'

interface RecipeFieldsProps extends Pick<GeneratorProps, 'words' | 'glyphs'> {
  figures: Figures
  form: RecipeForm
  faults: Readonly<Record<string, FieldFault>>
  onChange: (form: RecipeForm) => void
  onPreset: (preset: PresetName) => void
}

/** All that a network is made from. */
export function RecipeFields({ words, glyphs, figures, form, faults, onChange, onPreset }: RecipeFieldsProps) {
  const parameterWords: Record<string, { label: string; help: string }> = words.parameters
  const row = { words, figures, people: figures.whole(Number(form.values.people)) }
  return (
    <>
      <ModelChoice
        words={words}
        glyphs={glyphs}
        model={form.model}
        onChange={(model) => onChange({ ...form, model })}
      />
      <fieldset>
        <legend>{words.form.presets}</legend>
        <div className="chips">
          {(Object.keys(presets) as PresetName[]).map((name) => (
            <button key={name} type="button" className="button line compact" onClick={() => onPreset(name)}>
              {words.presets[name]}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="parameters">
        <legend>{words.form.parameters}</legend>
        {parametersOf(form.model).map(([name, bounds]) => (
          <NumberRow
            key={`${form.model} ${name}`}
            {...row}
            {...parameterWords[name]!}
            bounds={bounds}
            text={form.values[name] ?? String(bounds.usual)}
            fault={faults[name]}
            onChange={(text) => onChange({ ...form, values: { ...form.values, [name]: text } })}
          />
        ))}
        <NumberRow
          {...row}
          label={words.form.seed}
          help={words.form.seedHelp}
          bounds={seedBounds}
          text={form.seed}
          fault={faults.seed}
          onChange={(seed) => onChange({ ...form, seed })}
        >
          <button
            type="button"
            className="button line compact"
            onClick={() => onChange({ ...form, seed: String(anySeed()) })}
          >
            {words.form.another}
          </button>
        </NumberRow>
      </fieldset>
      <fieldset>
        <legend>{words.form.names}</legend>
        <div className="chips">
          {nameLanguages.map((language) => (
            <label key={language} className="check">
              <input
                type="radio"
                name="names"
                checked={form.names === language}
                onChange={() => onChange({ ...form, names: language })}
              />
              {words.form.nameLanguages[language]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** Short enough to be read out over the phone. */
const anySeed = () => Math.floor(Math.random() * 10_000)
