import { largestComponentOf } from '@varanda/graph/metrics/components'
import { distancesFrom } from '@varanda/graph/paths'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { GraphCanvas } from '../canvas/graph-canvas.ts'
import { numberText } from '../count-text.ts'
import { fill } from '../fill.ts'
import { firstView, type View } from '../view-state.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import { classesOf } from './classes.ts'
import type { ExplorerProps } from './explorer-props.ts'
import { factsOf } from './facts/facts.ts'
import { factsAt } from './facts/facts-at.ts'
import { gathered } from './gathered.ts'
import { Icon } from './icons.tsx'
import { Late } from './late.tsx'
import { measureOf } from './measured/measuring.ts'
import { useMeasured } from './measured/use-measured.ts'
import { ExportButtons } from './panels/export-buttons.tsx'
import { indexNames, type NameIndex } from './panels/find-people.ts'
import { Legend } from './panels/legend.tsx'
import { PathCard } from './panels/path-card.tsx'
import { PersonField } from './panels/person-field.tsx'
import { TimeBar } from './panels/time-bar.tsx'
import { pictureLegend } from './picture-legend.ts'
import { linesOf } from './say.ts'
import { sizesOf } from './sizes.ts'
import { Stage } from './stage.tsx'
import { type Filters, noFilters, visibleOf } from './visible.ts'
import { wayOf } from './way.ts'

const personCard = { load: () => import('./panels/person-card.tsx') }
const settings = { load: () => import('./panels/settings.tsx') }
const peopleTable = { load: () => import('./panels/people-table.tsx') }

/** A network of people to look at, search and walk through: drawn, and as a table. */
export function Explorer(props: ExplorerProps) {
  const { network, words, locale, personHref, hoverLines } = props
  const { people } = network
  const [own, setOwn] = useState(firstView)
  const [filters, setFilters] = useState<Filters>(noFilters)
  const [canvas, setCanvas] = useState<GraphCanvas>()
  /** How many networks the canvas has shown: each knows nothing yet of what is asked for here. */
  const [shows, showAnother] = useReducer((shows: number) => shows + 1, 0)
  const [picture, setPicture] = useState<'drawn' | 'none' | 'lost'>('drawn')
  const hasPicture = picture === 'drawn'
  const [isTable, setTable] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const [isSettings, setSettings] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  /** Whoever was chosen in the drawing is in view already. */
  const inView = useRef<number>(undefined)

  const view = props.view ?? own
  const change = useCallback(
    (part: Partial<View>) => {
      const next = { ...view, ...part }
      if (next.person === undefined) next.hops = 0
      ;(props.onView ?? setOwn)(next)
    },
    [view, props.onView],
  )
  const choose = (person: number | undefined, isInView = false) => {
    inView.current = isInView ? person : undefined
    if (person !== undefined && !isInView) bringIntoSight(frame.current?.querySelector<HTMLElement>('.explorer-stage'))
    if (person !== view.person) change({ person })
    else if (person !== undefined) canvas?.goTo(person)
  }

  const whole = useMemo(() => factsOf(network), [network])
  const facts = useMemo(() => factsAt(network, whole, filters.until), [network, whole, filters.until])
  const wanted = useMemo(
    () => [measureOf(view.colour), measureOf(view.size)].filter((one) => one !== undefined),
    [view.colour, view.size],
  )
  const { measured, lost } = useMeasured(network, wanted)
  const classes = useMemo(
    () => classesOf(view.colour, network, whole, facts, measured, words, locale),
    [view.colour, network, whole, facts, measured, words, locale],
  )
  const sizes = useMemo(() => sizesOf(view.size, whole, facts, measured), [view.size, whole, facts, measured])
  const { from, to, sense } = view
  const way = useMemo(() => wayOf({ from, to, sense }, people, facts), [from, to, sense, people, facts])
  const around = useMemo(
    () =>
      view.person !== undefined && view.hops > 0 ? distancesFrom(facts.adjacency, view.person, view.hops) : undefined,
    [view.person, view.hops, facts],
  )
  const largest = useMemo(
    () => (filters.isLargestOnly ? largestComponentOf(people.count, network.ties) : undefined),
    [filters.isLargestOnly, people, network],
  )
  const visible = useMemo(
    () => visibleOf(network, facts, { filters, classOf: classes?.of, around, largest, path: way?.people }),
    [network, facts, filters, classes, around, largest, way],
  )
  const index = useMemo(() => {
    let made: NameIndex | undefined
    return () => (made ??= indexNames(people.names))
  }, [people])
  const lines = useCallback(
    (person: number) => [...linesOf(person, network, facts, words, locale), ...(hoverLines?.(person) ?? [])],
    [network, facts, words, locale, hoverLines],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was filtered is gone with the network.
  useEffect(() => {
    setFilters(noFilters)
    setPlaying(false)
  }, [network])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colours stand for others.
  useEffect(() => setFilters((filters) => ({ ...filters, only: undefined })), [view.colour])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another network knows nothing of it.
  useEffect(() => {
    canvas?.look({
      palette: classes?.list.map(({ colour }) => colour),
      colour: classes?.of,
      size: sizes,
      people: visible.people,
      ties: visible.ties,
    })
  }, [canvas, classes, sizes, visible, shows])
  const groups = useMemo(() => gathered(network, whole, words), [network, whole, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another network knows nothing of it.
  useEffect(() => {
    if (groups) canvas?.gather(groups, (count) => numberText(locale, count))
  }, [canvas, groups, locale, shows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another network knows nothing of it.
  useEffect(() => canvas?.path(way?.people ?? [], [from!, to!]), [canvas, way, from, to, shows])
  useEffect(() => {
    canvas?.choose(view.person)
    if (view.person !== undefined && view.person !== inView.current) canvas?.goTo(view.person)
  }, [canvas, view.person])
  const lastHops = useRef(view.hops)
  useEffect(() => {
    if (lastHops.current === view.hops) return
    lastHops.current = view.hops
    if (around) canvas?.fit([...around.keys()].filter((person) => around[person]! >= 0))
  }, [canvas, around, view.hops])

  const mark = (person: number): string => {
    const isFirst = view.from === undefined || view.to !== undefined
    change(isFirst ? { from: person, to: undefined } : { to: person })
    if (isFirst) return fill(words.path.marked, { name: people.names[person]! })
    return fill(words.path.title, { from: people.names[view.from]!, to: people.names[person]! })
  }

  const turn = () => {
    setTable(!isTable)
    frame.current?.scrollIntoView({ block: 'start' })
  }

  // The heading is the second child here and below: so React keeps it.
  if (props.waiting)
    return (
      <div className="explorer" ref={frame}>
        <div className="explorer-side">
          {false}
          {props.heading}
          {props.waiting.side}
          {props.below}
        </div>
        {props.waiting.stage}
      </div>
    )
  if (people.count === 0)
    return (
      <div className="explorer-side">
        {props.heading}
        <h2>{words.empty.title}</h2>
        <p>{words.empty.text}</p>
        {props.below}
      </div>
    )

  const shared = { network, facts, words, locale }
  const chosen = view.person
  const signs = pictureLegend(view, classes, whole, words, locale)
  const table = isTable || !hasPicture
  const trouble = picture === 'lost' ? words.lostPicture : words.noPicture
  const time = facts.months && (
    <TimeBar
      {...{ facts: whole, words, locale, isPlaying }}
      onPlaying={setPlaying}
      until={filters.until}
      onUntil={(until) => setFilters((filters) => ({ ...filters, until }))}
    />
  )
  return (
    <div className={table ? 'explorer as-table' : 'explorer'} ref={frame}>
      <div className="explorer-side">
        {!table && (
          <a className="explorer-skip" href="#explorer-picture">
            {words.skip.to}
          </a>
        )}
        {props.heading}
        <PersonField
          {...{ people, index, words, locale }}
          label={words.search.label}
          isSearch
          onChoose={(person) => choose(person)}
        />
        {chosen !== undefined && (
          <Late panel={personCard} words={words.late}>
            {(PersonCard) => (
              <PersonCard
                {...shared}
                person={chosen}
                lines={lines(chosen)}
                href={personHref?.(chosen)}
                hops={view.hops}
                within={visible.count}
                isMoving={isPlaying}
                onHops={(hops) => change({ hops })}
                onChoose={(person) => choose(person)}
                onEnd={(end) => change({ [end]: view.person })}
              />
            )}
          </Late>
        )}
        {props.aside?.(view.person)}
        <PathCard {...shared} {...{ view, way, index }} onView={change} onChoose={(person) => choose(person)} />
        <Legend
          {...{ classes, signs, words, locale }}
          isLost={lost.some((one) => one === measureOf(view.colour))}
          only={filters.only}
          onOnly={(only) => setFilters({ ...filters, only })}
        />
        <details className="explorer-settings" onToggle={(event) => setSettings(event.currentTarget.open)}>
          <summary>
            <Icon name="settings" /> {words.filters.settings}
          </summary>
          {isSettings && (
            <Late panel={settings} words={words.late}>
              {(Settings) => (
                <Settings
                  {...{ view, filters, network, facts, words }}
                  isMoving={isPlaying}
                  shown={fill(words.filters.shown, {
                    shown: numberText(locale, visible.count),
                    all: numberText(locale, people.count),
                  })}
                  onView={change}
                  onFilters={setFilters}
                />
              )}
            </Late>
          )}
        </details>
        {props.mayExport && canvas && <ExportButtons canvas={canvas} words={words} legend={signs} />}
        {hasPicture && (
          <button type="button" className="text-button" aria-pressed={isTable} onClick={turn}>
            <Icon name="table" /> {isTable ? words.table.close : words.table.open}
          </button>
        )}
        {props.below}
      </div>
      {hasPicture && (
        <Stage
          {...shared}
          isHidden={table}
          chosen={view.person}
          visible={visible}
          isAround={view.hops === 0}
          drawing={canvas}
          linesOf={lines}
          onChoose={(person) => choose(person, true)}
          onMark={mark}
          onCanvas={(canvas) => {
            setCanvas(canvas)
            showAnother()
          }}
          onNoPicture={() => setPicture('none')}
          onLost={() => setPicture('lost')}
        >
          {!table && time}
        </Stage>
      )}
      {table && (
        <div className="explorer-table">
          {!hasPicture && (
            <div className="notice" role={picture === 'lost' ? 'alert' : undefined}>
              <Icon name="warning" />
              <div>
                <strong>{trouble.title}</strong>
                <p>{trouble.text}</p>
              </div>
            </div>
          )}
          <div data-hour="19">{time}</div>
          <Late panel={peopleTable} words={words.late}>
            {(PeopleTable) => (
              <PeopleTable
                {...shared}
                visible={visible.people}
                chosen={view.person}
                personHref={personHref}
                onChoose={(person) => choose(person)}
              />
            )}
          </Late>
        </div>
      )}
    </div>
  )
}
