import { inviteLimits } from '@varanda/domain/invite/invite'
import { fill } from '@varanda/explorer/fill'
import type { Metrics } from '@varanda/graph/measure'
import type { Network } from '@varanda/graph/network'
import type { Measured } from './use-metrics.ts'
import type { Figures, GeneratorWords } from './words.ts'

interface MetricListProps {
  words: GeneratorWords
  figures: Figures
  network: Network | undefined
  measured: Measured
  /** How many people each one may bring, where the recipe says so. */
  seats?: number | undefined
}

type MetricName = keyof typeof metricOf

interface Metric {
  value: string
  holes?: Record<string, string>
  sampled?: string | undefined
}

/** What a network is like, each figure with what it means for people. Two are known before anything is measured. */
export function MetricList({ words, figures, network, measured, seats = inviteLimits.seats }: MetricListProps) {
  const metrics = typeof measured === 'object' && 'metrics' in measured ? measured.metrics : undefined
  const { metrics: told, run } = words
  return (
    <>
      {network && !metrics && (
        <div className="told" role="status">
          {measured === 'crashed' ? <p className="hint error">{told.crashed}</p> : <p>{run.measuring}</p>}
          {typeof measured === 'object' && 'share' in measured && (
            <progress aria-label={run.progress} value={measured.share} />
          )}
        </div>
      )}
      <dl className="metrics">
        {(Object.keys(metricOf) as MetricName[]).map((name) => {
          const metric: Metric | undefined = metrics && metricOf[name](metrics, figures, seats)
          const known = name === 'people' || name === 'ties' ? network && figures.whole(network[name].count) : undefined
          const { label, help } = told[name]
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="value">{metrics ? (metric?.value ?? told.none) : (known ?? '…')}</dd>
              <dd className="help">
                {metric && fill(help, metric.holes ?? {})}
                {metric?.sampled && ` ${fill(told.sampled, { sources: metric.sampled })}`}
                {!metric && !help.includes('{') && help}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

const metricOf = {
  people: ({ people }, { whole }) => ({ value: whole(people) }),
  ties: ({ ties }, { whole }) => ({ value: whole(ties) }),
  degree: ({ meanDegree, degrees }, { fine, whole }) => ({
    value: fine(meanDegree),
    holes: { most: whole(Math.max(0, degrees.length - 1)) },
  }),
  density: ({ density }, { share }) => ({ value: share(density) }),
  clustering: ({ clustering }, { share }) => ({ value: share(clustering.mean) }),
  components: ({ components, people }, { whole, share }) => ({
    value: whole(components.count),
    holes: { share: share(people === 0 ? 0 : components.largest / people) },
  }),
  distance: ({ paths }, { fine, whole }) =>
    paths.longest > 0
      ? {
          value: fine(paths.mean),
          holes: { most: whole(paths.longest) },
          sampled: paths.exact ? undefined : whole(paths.sources),
        }
      : undefined,
  modularity: ({ communities }, { fine, whole }) => ({
    value: fine(communities.modularity),
    holes: { count: whole(communities.count) },
  }),
  depth: ({ invites }, { whole, fine }) =>
    invites && { value: whole(invites.deepest), holes: { mean: fine(invites.meanDepth) } },
  seats: ({ invites, people }, { share, whole }, seats) => {
    if (!invites) return
    const used = invites.brought.reduce((sum, count, brought) => sum + count * Math.min(brought, seats), 0)
    return {
      value: share(used / (people * seats)),
      holes: { seats: whole(seats), share: share(1 - (invites.brought[0] ?? 0) / people) },
    }
  },
} satisfies Partial<
  Record<keyof GeneratorWords['metrics'], (metrics: Metrics, figures: Figures, seats: number) => Metric | undefined>
>
