import { type Camera, fitting, kept, panned, type View, worldOf, zoomed } from './camera.ts'
import { paletteOf } from './colours.ts'
import { Flight, pace } from './flight.ts'
import { frameOf, isFar, roomForPeople, type Sight, spotOf } from './frame.ts'
import { type Hand, listen } from './gestures.ts'
import type { CanvasEvents, GraphCanvas } from './graph-canvas.ts'
import { groupAt, personAt } from './hit.ts'
import { candidatesOf, roomForNames } from './labels/candidates.ts'
import { openLabelLayer } from './labels/label-layer.ts'
import { type Box, type Label, placed } from './labels/labels.ts'
import { type Marked, marksOf } from './marks.ts'
import { DrawnNetwork } from './network/drawn-network.ts'
import { sendGroups, sendLooks, sendNetwork, sendPositions, sendTies } from './network/send.ts'
import type { Scene } from './scene.ts'
import type { Painter } from './surface/painter.ts'
import type { OpenSurface } from './surface/surface.ts'

/** Names are chosen anew when the camera has rested so long, in milliseconds. */
const restMs = 90
const mostLabels = 40
/** The order of groups follows when nobody has moved for so long, in milliseconds. */
const orderMs = 400
/** How long a browser has to restore a lost WebGL context before `onLost` is told, in milliseconds. */
const restoreWaitMs = 3_000
const margin = 28
/** Pixels at the top where the page says over the picture how it is getting on. */
const overhead = 44
/** More pixels than these are not worth their time: a canvas is drawn at a lower density instead. */
const mostPixels = 8_000_000
/** Pixels between neighbours, at most. */
const nearestRoom = 400

const unmarked: Marked = { path: [], ends: [], chosen: undefined, hovered: undefined }

/**
 * Draws a network on a canvas that fills its parent, which is positioned; the canvas's CSS background is the ground.
 * Undefined without WebGL2: then there is nothing to draw with, and the caller shows the table.
 */
export function openCanvas(
  canvas: HTMLCanvasElement,
  events: CanvasEvents,
  openSurface: OpenSurface,
): GraphCanvas | undefined {
  const surface = openSurface(canvas, { drawn, lost, restored, none: () => events.onNone?.() })
  if (!surface) return undefined
  const { painter } = surface
  const layer = openLabelLayer(canvas)
  const over = new AbortController()
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const contrast = matchMedia('(prefers-contrast: more)')

  const network = new DrawnNetwork()
  const flight = new Flight()
  let view: View = { width: 0, height: 0 }
  let density = 1
  let marked = unmarked
  let hoveredGroup: number | undefined
  /** Whom the mouse is over; the mark is the page's, where a keyboard may stand on somebody else. */
  let pointed: number | undefined
  let pulled: number | undefined
  let buttons: readonly Box[] = []
  let labels: readonly Label[] = []
  let colours: readonly string[] = ['var(--mango)']
  let palette: Uint8Array = new Uint8Array()
  /** Nobody has moved the camera yet: all stay in view while the layout settles. */
  let keepsAll = true
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let orderTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined

  const sight = (): Sight => ({ camera: flight.camera, view, density })
  const frame = () => frameOf(network, sight(), contrast.matches)
  const isFarNow = () => isFar(network, flight.camera)

  // Frames: one at a time, and none while nothing changes.
  let frameAsked = 0
  let isWanted = false
  /** Where the camera was in the frame that is drawn right now, until it is; another has to wait. */
  let drawing: Camera | undefined
  function ask() {
    isWanted = true
    if (!drawing) frameAsked ||= requestAnimationFrame(tick)
  }
  function tick(now: number) {
    frameAsked = 0
    if (drawing) return
    isWanted = false
    flight.step(now, view, stillness.matches)
    draw()
    if (flight.isUnderWay) ask()
  }
  function draw() {
    if (view.width === 0) return
    drawing = flight.camera
    painter.draw(frame())
  }
  /** Names go along with the picture, not ahead of it. */
  function drawn() {
    if (drawing) layer.follow(drawing)
    drawing = undefined
    events.onMove?.()
    if (isWanted) ask()
  }
  function lost() {
    drawing = undefined
    lostTimer = setTimeout(() => events.onLost?.(), restoreWaitMs)
  }
  function restored() {
    clearTimeout(lostTimer)
    sendAll(painter)
    ask()
  }
  function sendAll(to: Painter) {
    sendNetwork(network, to)
    to.palette(palette)
    to.marks(marksOf(marked))
  }

  // The camera.
  const limited = (next: Camera) => kept(next, network.spacing.bounds, view, nearestRoom / network.spacing.unit)
  function wholeView(people?: ArrayLike<number>) {
    const above = Math.min(overhead * layer.letters(), view.height / 5)
    const room = { width: view.width, height: view.height - above }
    const all = fitting(network.boundsOf(people), room, Math.min(margin, view.width / 12))
    return { ...all, y: all.y - above / 2 / all.scale }
  }
  function goTo(next: Camera, at: number = pace.flight) {
    flight.head(limited(next), at, frameAsked ? undefined : performance.now())
    rest()
    ask()
  }
  function jumpTo(next: Camera) {
    flight.jump(limited(next))
    rest()
    ask()
  }
  function goToGroup(group: number) {
    keepsAll = false
    const all = fitting(network.groupBounds(group), view, margin)
    goTo({ ...all, scale: Math.max(all.scale, (1.2 * roomForPeople) / network.spacing.unit) })
  }
  const resize = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    density = Math.min(devicePixelRatio, 2, Math.sqrt(mostPixels / (clientWidth * clientHeight)))
    view = { width: clientWidth, height: clientHeight }
    if (keepsAll) flight.camera = wholeView()
    // A canvas is empty after its size changes: it is drawn before the page is shown.
    draw()
    writeLabels()
    events.onMove?.()
  }

  // Names wait until nothing moves, so that panning costs no more than a few numbers.
  function rest() {
    clearTimeout(restTimer)
    restTimer = undefined
    namesSoon()
  }
  function namesSoon() {
    restTimer ??= setTimeout(writeLabels, restMs)
  }
  function writeLabels() {
    restTimer = undefined
    if (flight.isUnderWay) return rest()
    labels = labelsNow()
    layer.write(labels, (person) => network.nameOf(person), flight.camera, view)
  }
  function labelsNow(): Label[] {
    const letters = layer.letters()
    const type = { letters, widthOf: layer.widthOf }
    const { candidates, squares } = candidatesOf(network, sight(), { ...marked, hoveredGroup }, type, mostLabels)
    return placed(candidates, { view, taken: [...buttons, ...squares], letters }, mostLabels, labels)
  }

  // What the page and the mouse mark, and in which colours.
  function mark(change: Partial<Marked>) {
    marked = { ...marked, ...change }
    painter.marks(marksOf(marked))
    writeLabels()
    ask()
  }
  /** What the mouse is over: a group, a person, or neither. */
  function pointAt(group: number | undefined, person: number | undefined) {
    canvas.style.cursor = group === undefined && person === undefined ? '' : 'pointer'
    if (group !== hoveredGroup) {
      hoveredGroup = group
      writeLabels()
    }
    if (person === pointed) return
    pointed = person
    events.onHover?.(person)
  }
  function sendColours() {
    palette = paletteOf(colours, canvas, layer.probe)
    painter.palette(palette)
    ask()
  }

  // Groups: parts of the picture are others after each arrangement, with other names and numbers.
  function sendOrder() {
    hoveredGroup = undefined
    sendNetwork(network, painter)
    rest()
    ask()
  }
  function orderSoon() {
    if (!network.groups) return
    clearTimeout(orderTimer)
    orderTimer = setTimeout(() => {
      network.arrange()
      sendOrder()
    }, orderMs)
  }

  const hand: Hand = {
    hold: () => flight.hold(),
    pan(byX, byY) {
      keepsAll = false
      jumpTo(panned(flight.camera, byX, byY))
    },
    glide(speedX, speedY) {
      if (stillness.matches) return
      goTo(panned(flight.camera, speedX * pace.gliding, speedY * pace.gliding), pace.gliding)
    },
    zoom(x, y, factor, soft) {
      keepsAll = false
      const { aim, camera } = flight
      const next = zoomed(soft ? aim : camera, view, x, y, limited({ ...aim, scale: aim.scale * factor }).scale)
      if (soft) goTo(next)
      else jumpTo(next)
    },
    refuse: () => events.onRefused?.(),
    tap(x, y, finger) {
      const group = groupAt(network, sight(), x, y)
      if (group !== undefined) return goToGroup(group)
      events.onChoose(personAt(network, sight(), x, y, finger))
    },
    hover: (x, y) => pointAt(groupAt(network, sight(), x, y), personAt(network, sight(), x, y)),
    leave: () => pointAt(undefined, undefined),
    grab(x, y, finger) {
      const person = events.onDragPerson && personAt(network, sight(), x, y, finger)
      pulled = finger && person !== marked.chosen ? undefined : person
      return pulled !== undefined
    },
    drag(x, y, phase) {
      const at = worldOf(flight.camera, view, x, y)
      if (pulled !== undefined) events.onDragPerson?.(pulled, at.x, at.y, phase)
    },
  }

  resize()
  const watcher = new ResizeObserver(resize)
  watcher.observe(canvas)
  addEventListener('resize', resize, { signal: over.signal })
  for (const query of [matchMedia('(forced-colors: active)'), matchMedia('(prefers-color-scheme: dark)'), contrast])
    query.addEventListener('change', sendColours, { signal: over.signal })
  const hands = listen(canvas, hand)

  const sceneNow = (): Scene => {
    const { picture, positions, looks, pairs, groups, people } = network
    const groupNames = isFarNow() ? groups!.names.map((_, group) => network.nameOf(people + group)) : []
    return {
      names: [...picture.names, ...groupNames],
      positions,
      looks,
      pairs,
      palette,
      marks: marksOf(marked),
      labels: labelsNow(),
      frame: frame(),
      letters: layer.letters(),
      font: getComputedStyle(canvas).getPropertyValue('--text') || 'sans-serif',
    }
  }

  return {
    show(picture) {
      network.show(picture)
      marked = unmarked
      pointed = undefined
      labels = []
      keepsAll = true
      jumpTo(wholeView())
      sendColours()
      sendAll(painter)
      writeLabels()
    },
    place(positions) {
      network.place(positions)
      sendPositions(network, painter)
      orderSoon()
      if (keepsAll) flight.jump(wholeView())
      // Not `rest`: while a layout streams there is none.
      namesSoon()
      ask()
    },
    look(next) {
      network.look(next)
      sendLooks(network, painter)
      if (network.blocks) {
        sendPositions(network, painter)
        sendGroups(network, painter)
      }
      if (next.ties) sendTies(network, painter)
      if (next.palette) {
        colours = next.palette
        sendColours()
      }
      rest()
      ask()
    },
    path(people, doors) {
      const path = Array.from(people)
      mark({ path, ends: doors.filter((person) => path.includes(person)) })
    },
    light(people) {
      if (network.lit.length === 0 && people.length === 0) return
      network.light(people)
      sendLooks(network, painter)
      writeLabels()
      ask()
    },
    gather(groups, say) {
      if (!network.gather(groups, say)) return
      sendOrder()
    },
    isFar: isFarNow,
    keepClear(boxes) {
      buttons = boxes
      namesSoon()
    },
    choose: (chosen) => mark({ chosen }),
    hover(hovered) {
      if (hovered !== marked.hovered) mark({ hovered })
    },
    personAt: (x, y, finger) => personAt(network, sight(), x, y, finger),
    spotOf: (person) => spotOf(network, sight(), person),
    alone: hands.alone,
    fit(people) {
      keepsAll = !people
      goTo(wholeView(people))
    },
    goTo(person) {
      keepsAll = false
      const { positions, spacing } = network
      const scale = Math.max(flight.camera.scale, (1.2 * roomForNames) / spacing.unit)
      goTo({ x: positions[2 * person]!, y: positions[2 * person + 1]!, scale })
    },
    zoom(factor) {
      keepsAll = false
      goTo({ ...flight.aim, scale: flight.aim.scale * factor })
    },
    async toPng(legend) {
      const [{ pngOf }, { openDirectSurface }] = await Promise.all([
        import('./png.ts'),
        import('./surface/direct-surface.ts'),
      ])
      const nothing = () => undefined
      const paint = (sheet: HTMLCanvasElement, density: number) => {
        const on = { drawn: nothing, lost: nothing, restored: nothing, none: nothing }
        const painter = openDirectSurface(sheet, on)?.painter
        if (!painter) throw new Error('Nothing to draw a picture with')
        sendAll(painter)
        painter.draw({ ...frame(), density })
      }
      return pngOf(sceneNow(), paint, legend)
    },
    async toSvg(legend) {
      const { svgOf } = await import('./svg.ts')
      return new Blob(svgOf(sceneNow(), legend), { type: 'image/svg+xml' })
    },
    dispose() {
      over.abort()
      hands.stop()
      watcher.disconnect()
      cancelAnimationFrame(frameAsked)
      for (const timer of [restTimer, orderTimer, lostTimer]) clearTimeout(timer)
      layer.dispose()
      surface.dispose()
    },
  }
}
