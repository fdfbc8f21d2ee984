import { localizedPath } from '@varanda/domain/locale'
import { fill } from '@varanda/explorer/fill'
import { handedMark, handMade } from '@varanda/explorer/handoff'
import { writeRecipe } from '@varanda/graph/recipe-address'
import type { MouseEvent } from 'react'
import { FileReport } from '../network-graph/file-report.tsx'
import { FilePanel } from './file-panel.tsx'
import { Histogram } from './histogram.tsx'
import { MetricList } from './metric-list.tsx'
import { PeopleTable } from './people-table.tsx'
import { Preview } from './preview.tsx'
import type { Generator } from './use-generator.ts'
import { useMetrics } from './use-metrics.ts'
import type { Figures, GeneratorProps } from './words.ts'

interface ResultProps extends GeneratorProps {
  figures: Figures
  generator: Generator
  onOpen: (files: readonly File[]) => void
}

/** Takes the network along to the graph, which would make it once more; where it cannot be, the graph does. */
async function open(event: MouseEvent<HTMLAnchorElement>, made: Parameters<typeof handMade>[0]) {
  const { href } = event.currentTarget
  const isHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (isHere) event.preventDefault()
  await handMade(made).catch(() => undefined)
  if (isHere) location.assign(href)
}

/** The network that was made or opened: its picture, its numbers, some of its people, and the ways out of the page. */
export function Result({ locale, words, graphPath, figures, generator, onOpen }: ResultProps) {
  const { shown } = generator
  const measured = useMetrics(shown?.network)
  const metrics = typeof measured === 'object' && 'metrics' in measured ? measured.metrics : undefined
  const from = shown?.from
  const recipe = from && 'recipe' in from ? from.recipe : undefined
  const search = recipe ? writeRecipe(recipe) : from && 'file' in from && from.handed ? 'from=file' : undefined
  const made = recipe && fill(words.result.made, { model: words.models[recipe.model].name, seed: recipe.seed })
  return (
    <section id="network" className="result" aria-labelledby="network-title">
      <h2 id="network-title">{words.result.title}</h2>
      <p className="origin quiet">
        {made ?? (from && 'file' in from ? fill(words.result.opened, { file: from.file }) : words.result.empty)}
      </p>
      {from && 'file' in from && <FileReport report={from.report} locale={locale} />}
      <div className="picture" data-hour="19">
        {shown && <Preview network={shown.network} words={words} />}
      </div>
      <div className="onward">
        {search !== undefined && (
          <a
            className="button mango"
            href={`${localizedPath(locale, graphPath)}?${search}${recipe ? handedMark : ''}`}
            onClick={(event) => shown && recipe && open(event, { recipe: String(search), network: shown.network })}
          >
            {words.result.open}
          </a>
        )}
      </div>
      <h3>{words.metrics.title}</h3>
      <MetricList
        words={words}
        figures={figures}
        network={shown?.network}
        measured={measured}
        seats={recipe && 'seats' in recipe.parameters ? recipe.parameters.seats : undefined}
      />
      {metrics && <Histogram words={words} figures={figures} degrees={metrics.degrees} />}
      {shown && <PeopleTable words={words} figures={figures} people={shown.network.people} />}
      <FilePanel locale={locale} words={words} generator={generator} onOpen={onOpen} />
    </section>
  )
}
