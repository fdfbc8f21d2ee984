import { localeTags } from '@varanda/domain/locale'
import { fill } from '@varanda/explorer/fill'
import type { Recipe } from '@varanda/graph/recipe'
import { readRecipe, writeRecipe } from '@varanda/graph/recipe-address'
import { useEffect, useMemo, useRef, useState } from 'react'
import { largestAutomatic } from '../automatic-size.ts'
import { island } from '../island.tsx'
import { useFileDrop } from '../network-graph/use-file-drop.ts'
import { useReady } from '../use-ready.ts'
import { familiesRecipe, presets } from './presets.ts'
import { RecipeFields } from './recipe-fields.tsx'
import { formOf, type RecipeForm, recipeOf } from './recipe-form.ts'
import { Result } from './result.tsx'
import { RunBar } from './run-bar.tsx'
import { useGenerator } from './use-generator.ts'
import { figuresIn, type GeneratorProps } from './words.ts'

/** A change is looked at when the hand rests, in milliseconds. */
const restMs = 350

/** The page of the generator: what to make on one side, what came of it on the other, and the recipe in the address. */
export const NetworkGenerator = island(function NetworkGenerator(props: GeneratorProps) {
  const { locale, words, glyphs } = props
  const figures = useMemo(() => figuresIn(localeTags[locale]), [locale])
  const [form, setForm] = useState<RecipeForm>(() => formOf(familiesRecipe(locale)))
  const generator = useGenerator()
  const ready = useReady()
  const checked = recipeOf(form)
  /** How often the form was changed or the address read, by which a late answer sees that it is one. */
  const turn = useRef(0)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The query that the page goes by. */
  const followed = useRef<string>(undefined)

  const make = (recipe: Recipe, byItself: boolean) => {
    if (byItself && recipe.parameters.people > largestAutomatic) return
    generator.generate(recipe)
  }

  /** What the address says, at first and on the way back and forward. */
  const follow = async () => {
    // A way to a place on this page is told like one through the history, and asks for no other network.
    if (location.search === followed.current) return
    followed.current = location.search
    clearTimeout(resting.current)
    const mine = ++turn.current
    const search = new URLSearchParams(location.search)
    if (search.get('from') === 'file') {
      if ((await generator.reopen()) !== 'none') return
      // What was chosen meanwhile stays.
      if (mine !== turn.current) return
    }
    const recipe = readRecipe(search) ?? familiesRecipe(locale)
    setForm((before) => formOf(recipe, before))
    make(recipe, true)
  }
  const latestFollow = useRef(follow)
  latestFollow.current = follow

  useEffect(() => {
    const onAddress = () => latestFollow.current()
    onAddress()
    addEventListener('popstate', onAddress)
    return () => {
      removeEventListener('popstate', onAddress)
      followed.current = undefined
    }
  }, [])

  /** A new entry in the tab's history, unless the address says so already. */
  const goTo = (search: URLSearchParams) => {
    const next = `?${search}`
    if (next !== location.search) history.pushState(null, '', next)
    followed.current = location.search
  }

  const settle = (form: RecipeForm, byItself: boolean) => {
    turn.current++
    clearTimeout(resting.current)
    const checked = recipeOf(form)
    if (!('recipe' in checked)) return
    goTo(writeRecipe(checked.recipe))
    make(checked.recipe, byItself)
  }
  const change = (next: RecipeForm) => {
    turn.current++
    setForm(next)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => settle(next, true), restMs)
  }
  const open = async (files: readonly File[]) => {
    clearTimeout(resting.current)
    if (await generator.open(files)) goTo(new URLSearchParams({ from: 'file' }))
  }
  const dropping = useFileDrop(open)

  const people = 'recipe' in checked ? checked.recipe.parameters.people : 0
  return (
    <div className={dropping ? 'generator dropping' : 'generator'} data-drop={words.files.drop}>
      <form
        className="recipe"
        inert={!ready}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          settle(form, false)
        }}
      >
        <RecipeFields
          words={words}
          glyphs={glyphs}
          figures={figures}
          form={form}
          faults={'faults' in checked ? checked.faults : {}}
          onChange={change}
          onPreset={(name) => {
            const next = formOf(familiesRecipe(form.names, presets[name], Number(form.seed) || 1), form)
            setForm(next)
            settle(next, true)
          }}
        />
        {people > largestAutomatic && (
          <p className="small quiet">{fill(words.run.byButton, { people: figures.whole(largestAutomatic) })}</p>
        )}
        <RunBar {...props} figures={figures} generator={generator} ready={ready} faulty={'faults' in checked} />
      </form>
      <Result {...props} figures={figures} generator={generator} onOpen={open} />
    </div>
  )
})
