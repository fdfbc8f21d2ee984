import type { Locale } from '@varanda/domain/locale'
import type { Network } from '@varanda/graph/network'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type GraphCanvas, shown } from '../canvas/graph-canvas.ts'
import { openCanvas } from '../canvas/open-canvas.ts'
import type { OpenSurface } from '../canvas/surface/surface.ts'
import { canDrawInWorker, openWorkerSurface } from '../canvas/surface/worker-surface.ts'
import { fill } from '../fill.ts'
import type { ExplorerWords } from './explorer-props.ts'
import type { Facts } from './facts/facts.ts'
import { litBy } from './lit.ts'
import { HoverCard } from './panels/hover-card.tsx'
import { StageButtons } from './panels/stage-buttons.tsx'
import { StatusLine } from './status-line.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useClearRoom } from './use-clear-room.ts'
import type { Visible } from './visible.ts'
import { walk } from './walk.ts'

interface StageProps {
  network: Network
  facts: Facts
  words: ExplorerWords
  locale: Locale
  chosen: number | undefined
  /** Who is drawn, and which ties. */
  visible: Visible
  /** Those around the chosen one shine; not while only people so many steps away are meant. */
  isAround: boolean
  /** What `onCanvas` told of last. */
  drawing: GraphCanvas | undefined
  linesOf: (person: number) => readonly string[]
  onChoose: (person: number | undefined) => void
  /** P was pressed on somebody; answers what to say about it. */
  onMark: (person: number) => string
  /** The drawing, once it shows people, and undefined when this browser has none. */
  onCanvas: (canvas: GraphCanvas | undefined) => void
  onNoPicture: () => void
  /** The drawing was taken away by the device, and does not come back. */
  onLost: () => void
  /** The table stands in its place; it keeps what it shows. */
  isHidden: boolean
  /** The time bar. */
  children?: ReactNode
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const zoomStep = 1.6
/** Nearer to the edge than this, in pixels, whoever one walks to is brought to the middle. */
const edge = 40

/** The night with its windows: drawn, dragged, walked through by keyboard. */
export function Stage(props: StageProps) {
  const { network, facts, words, locale, chosen, visible, linesOf } = props
  const canvasElement = useRef<HTMLCanvasElement>(undefined)
  const picture = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<GraphCanvas>(undefined)
  const isShowing = useRef(false)
  const [hovered, setHovered] = useState<number>()
  const [walker, setWalker] = useState<number>()
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const { isInvite } = facts
  const latest = useRef(props)
  latest.current = props

  const place = useCallback(
    (positions: Float32Array) => {
      const drawing = canvas.current
      if (!drawing) return
      if (isShowing.current) return drawing.place(positions)
      isShowing.current = true
      // Until now it was unpainted, and black.
      if (canvasElement.current) canvasElement.current.style.visibility = 'visible'
      drawing.show({ names: network.people.names, ties: network.ties, invites: isInvite, positions })
      latest.current.onCanvas(drawing)
    },
    [network, isInvite],
  )
  const arrangement = useArrangement(network, place)
  const isSettled = arrangement.state === 'settled'
  /** Whoever was looked at from the start, until they have a place or somebody looks elsewhere. */
  const awaited = useRef(chosen)
  if (awaited.current !== chosen) awaited.current = undefined
  const takeCamera = () => {
    awaited.current = undefined
  }
  useEffect(() => {
    if (!isSettled || awaited.current === undefined) return
    canvas.current?.goTo(awaited.current)
    awaited.current = undefined
  }, [isSettled])
  const pull = useRef(arrangement.pin)
  pull.current = arrangement.pin
  const found = useRef(arrangement.positions)
  found.current = arrangement.positions
  const latestPlace = useRef(place)
  latestPlace.current = place

  const follow = useCallback(() => {
    const spot = card.current
    const person = Number(spot?.dataset.person)
    if (spot?.classList.contains('docked')) spot.style.translate = ''
    if (!spot || !canvas.current || spot.classList.contains('docked')) return
    const { x, y } = canvas.current.spotOf(person)
    const width = canvasElement.current?.clientWidth ?? 0
    const height = canvasElement.current?.clientHeight ?? 0
    spot.style.translate = `${Math.max(8, Math.min(x + 16, width - spot.offsetWidth - 8))}px ${Math.max(8, Math.min(y + 48, height - spot.offsetHeight - 8))}px`
  }, [])

  useEffect(() => {
    const holder = picture.current
    if (!holder) return
    // Made here, for a canvas is given to a worker once and for all.
    const element = document.createElement('canvas')
    holder.prepend(element)
    canvasElement.current = element
    let isOver = false
    const open = (openSurface: OpenSurface) => {
      if (isOver) return
      const drawing = openCanvas(
        element,
        {
          onChoose: (person) => latest.current.onChoose(person),
          onHover: setHovered,
          onMove: follow,
          onNone: () => latest.current.onNoPicture(),
          onLost: () => latest.current.onLost(),
          onRefused: () => setRefused((times) => times + 1),
          onDragPerson: (person, x, y) => pull.current(person, x, y),
        },
        openSurface,
      )
      if (!drawing) return latest.current.onNoPicture()
      canvas.current = drawing
      const positions = found.current()
      if (positions) latestPlace.current(positions)
    }
    if (canDrawInWorker()) open(openWorkerSurface)
    else
      import('../canvas/surface/direct-surface.ts').then(
        ({ openDirectSurface }) => open(openDirectSurface),
        latest.current.onNoPicture,
      )
    return () => {
      isOver = true
      isShowing.current = false
      latest.current.onCanvas(undefined)
      canvas.current?.dispose()
      canvas.current = undefined
      element.remove()
    }
  }, [follow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another network is another picture.
  useEffect(() => {
    isShowing.current = false
    setHovered(undefined)
    setWalker(undefined)
  }, [network])

  const pointed = hovered ?? walker
  useEffect(() => canvas.current?.hover(pointed), [pointed])
  const { drawing } = props
  const lit = pointed ?? (props.isAround ? chosen : undefined)
  useEffect(() => drawing?.light(litBy(lit, facts.adjacency, visible)), [drawing, lit, facts, visible])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card stands beside another person, or comes in.
  useEffect(follow, [pointed, chosen])
  useClearRoom(drawing, stage, pointed ?? chosen)

  const say = (person: number, more = '') => {
    const name = network.people.names[person]!
    setSaid(`${fill(words.person.stepped, { name, lines: linesOf(person).join(', ') })} ${more}`)
  }
  const stand = (person: number) => {
    setWalker(person)
    setHovered(undefined)
    const spot = canvas.current?.spotOf(person)
    const box = canvasElement.current
    if (canvas.current?.isFar()) canvas.current.goTo(person)
    else if (
      spot &&
      box &&
      !(spot.x > edge && spot.y > edge && spot.x < box.clientWidth - edge && spot.y < box.clientHeight - edge)
    )
      canvas.current?.goTo(person)
    say(person)
  }
  const isShown = (person: number) => visible.people[person] !== shown.hidden

  const press = (event: KeyboardEvent) => {
    const drawing = canvas.current
    const positions = arrangement.positions()
    if (!drawing || !positions || event.ctrlKey || event.metaKey || event.altKey) return
    takeCamera()
    const arrow = arrows[event.key]
    const at = walker ?? chosen
    const key = event.key.toLowerCase()
    if (arrow) {
      if (at === undefined) stand(firstOf(facts.degree, isShown))
      else stand(walk(positions, facts.adjacency, isShown, at, arrow))
    } else if (key === 'enter' || key === ' ') {
      if (walker !== undefined) props.onChoose(walker)
    } else if (key === 'p' && at !== undefined) setSaid(props.onMark(at))
    else if (key === '+' || key === '=') drawing.zoom(zoomStep)
    else if (key === '-') drawing.zoom(1 / zoomStep)
    else if (key === '0') drawing.fit()
    else if (key === 'escape' && (walker !== undefined || chosen !== undefined)) {
      setWalker(undefined)
      setSaid('')
      props.onChoose(undefined)
    } else return
    event.preventDefault()
  }

  return (
    <div className="explorer-stage" data-hour="19" ref={stage} hidden={props.isHidden}>
      <a className="explorer-skip" href="#explorer-end">
        {words.skip.past}
      </a>
      <div
        id="explorer-picture"
        ref={picture}
        className="explorer-picture"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing one walks through by keyboard, as its role says.
        tabIndex={0}
        aria-label={words.picture}
        aria-describedby="explorer-keys"
        onKeyDown={press}
        onPointerDown={takeCamera}
        onWheel={takeCamera}
        onBlur={() => setWalker(undefined)}
      >
        {refused > 0 && (
          <p key={refused} className="explorer-fingers" aria-hidden="true">
            {words.fingers}
          </p>
        )}
        <HoverCard ref={card} person={pointed ?? chosen} isDocked={pointed === undefined} {...{ network, linesOf }} />
        <p id="explorer-keys" className="explorer-keys">
          {words.keys}
        </p>
      </div>
      <StageButtons
        words={words}
        stage={stage}
        onFull={(isFull) => canvas.current?.alone(isFull)}
        onZoom={(closer) => {
          takeCamera()
          canvas.current?.zoom(closer ? zoomStep : 1 / zoomStep)
        }}
        onFit={() => {
          takeCamera()
          canvas.current?.fit()
        }}
      />
      <StatusLine arrangement={arrangement} words={words} locale={locale} />
      {props.children}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <span id="explorer-end" tabIndex={-1} />
    </div>
  )
}

/** Whoever knows the most people: where a walk begins. */
function firstOf(degree: Uint32Array, isShown: (person: number) => boolean): number {
  let first = 0
  let most = -1
  for (let person = 0; person < degree.length; person++) {
    if (degree[person]! > most && isShown(person)) {
      most = degree[person]!
      first = person
    }
  }
  return first
}
