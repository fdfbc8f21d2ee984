import {
  between,
  boundsOf,
  type Camera,
  fitting,
  isThere,
  kept,
  panned,
  screenOf,
  type View,
  worldOf,
  zoomed,
} from './camera.ts'
import { paletteOf } from './colours.ts'
import { listen } from './gestures.ts'
import type { CanvasEvents, GraphCanvas, Look, Picture } from './graph-canvas.ts'
import { shown } from './graph-canvas.ts'
import { openLabelLayer } from './labels/label-layer.ts'
import { type Box, type Candidate, type Label, placed } from './labels/labels.ts'
import {
  type Blocks,
  blocksOf,
  bridgesOf,
  type Groups,
  type Order,
  orderOf,
  placesIn,
  type Regions,
  regionsOf,
  runsAt,
} from './levels.ts'
import { marksOf } from './marks.ts'
import { nearest } from './nearest.ts'
import type { Scene } from './scene.ts'
import { spacingOf } from './spacing.ts'
import type { Frame, Painter } from './surface/painter.ts'
import type { OpenSurface } from './surface/surface.ts'

/** Milliseconds in which the camera goes most (63 %) of a way: one to arrive within 200 ms, one to run out slowly. */
const flight = 40
const gliding = 120
/** Names are chosen anew when the camera has rested so long, in milliseconds. */
const restMs = 90
const mostLabels = 40
/** Pixels between neighbours from which names of people nobody asked for are written. */
const roomForNames = 34
/** Pixels between neighbours below which groups stand for their people. */
const roomForPeople = 13
/** A group's side, of that of a square in which its people would stand evenly. */
const groupShare = 0.6
const mostBridges = 600
/** The order of groups follows when nobody has moved for so long, in milliseconds. */
const orderMs = 400
const reach = { mouse: 12, finger: 22 }
const margin = 28
/** Pixels at the top where the page says over the picture how it is getting on. */
const overhead = 44
/** More pixels than these are not worth their time: a canvas is drawn at a lower density instead. */
const mostPixels = 8_000_000

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

  let picture: Picture = { names: [], ties: { count: 0, from: none, to: none }, positions: new Float32Array() }
  let positions = picture.positions
  let looks = new Uint8Array()
  let pairs = none
  let colours: readonly string[] = ['var(--mango)']
  let palette: Uint8Array = new Uint8Array()
  let path: number[] = []
  let ends: readonly number[] = []
  let lit: number[] = []
  let buttons: readonly Box[] = []
  let labels: readonly Label[] = []
  let chosen: number | undefined
  let hovered: number | undefined
  let pulled: number | undefined

  let groups: Groups | undefined
  let regions: Regions | undefined
  let sayCount: (count: number) => string = String
  let bridges: Uint32Array = none
  let blocks: Blocks | undefined
  let order: Order | undefined
  let orderTimer: ReturnType<typeof setTimeout> | undefined
  let hoveredGroup: number | undefined

  let { bounds, unit, usualTie } = spacingOf(positions, picture.ties)
  let view: View = { width: 0, height: 0 }
  let density = 1
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let target: Camera | undefined
  let pace = flight
  /** Nobody has moved the camera yet: all stay in view while the layout settles. */
  let keepsAll = true
  let frameAsked = 0
  let lastFrame = 0
  /** Where the camera was in the frame that is drawn right now, until it is; another has to wait. */
  let drawing: Camera | undefined
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined

  const limited = (next: Camera) => kept(next, bounds, view, 400 / unit)
  const wholeView = (people?: ArrayLike<number>) => {
    const above = Math.min(overhead * layer.letters(), view.height / 5)
    const room = { width: view.width, height: view.height - above }
    const all = fitting(people ? boundsOf(positions, people) : bounds, room, Math.min(margin, view.width / 12))
    return { ...all, y: all.y - above / 2 / all.scale }
  }

  let isWanted = false
  function ask() {
    isWanted = true
    if (!drawing) frameAsked ||= requestAnimationFrame(tick)
  }
  function tick(now: number) {
    frameAsked = 0
    if (drawing) return
    isWanted = false
    if (target) {
      const passed = Math.min(now - lastFrame, 50)
      camera = stillness.matches ? target : between(camera, target, 1 - Math.exp(-passed / pace))
      if (isThere(camera, target, view)) {
        camera = target
        target = undefined
      }
    }
    lastFrame = now
    draw()
    if (target) ask()
  }
  function draw() {
    if (view.width === 0) return
    drawing = camera
    painter.draw(frameOf())
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
  function frameOf(): Frame {
    const spacing = unit * camera.scale
    const side = Math.max(0.5, 4.4 * (spacing / 23) ** (spacing < 23 ? 0.9 : 0.6))
    const far = isFar()
    const runs = far ? undefined : runsInView(side)
    const ties = runs ? runs.ties.reduce((sum, [, count]) => sum + count, 0) : picture.ties.count
    const [across, down] = runs
      ? [view.width / camera.scale, view.height / camera.scale]
      : [bounds.right - bounds.left, bounds.bottom - bounds.top]
    // How many times over the ties would cover the ground they stand on.
    const cover = (ties * Math.min(usualTie, across + down)) / (Math.max(across * down, unit * unit) * camera.scale)
    return {
      ...camera,
      ...view,
      density,
      groupSide: far ? groupSide() : undefined,
      runs,
      side,
      strength: strengthOf(cover) * (contrast.matches ? 1.6 : 1),
      long: Math.max(4 * usualTie * camera.scale, 40),
      focus: lit[0] ?? -1,
    }
  }

  const isFar = () => blocks !== undefined && unit * camera.scale < roomForPeople
  /** Pixels of the largest group. */
  const groupSide = () => {
    let most = 1
    for (const count of blocks!.count.subarray(0, groups!.names.length)) if (count > most) most = count
    return groupShare * Math.sqrt(most) * unit * camera.scale
  }
  function runsInView(side: number): Frame['runs'] {
    if (!blocks || !order) return undefined
    const { x: left, y: top } = worldOf(camera, view, -3 * side, -3 * side)
    const { x: right, y: bottom } = worldOf(camera, view, view.width + 3 * side, view.height + 3 * side)
    const places = placesIn(order, blocks, { left, top, right, bottom })
    return { ties: runsAt(order.tieStarts, places), people: runsAt(order.peopleStarts, places) }
  }
  /** Groups by their number, the largest first; those of whom nobody is there are left out. */
  function groupsBySize(): Uint32Array {
    const { count } = blocks!
    const numbers = Uint32Array.from(groups!.names.keys()).filter((group) => count[group]! > 0)
    return numbers.sort((a, b) => count[b]! - count[a]! || a - b)
  }
  const people = () => positions.length / 2
  const nameOf = (person: number) =>
    picture.names[person] ??
    (groups ? `${groups.names[person - people()]} · ${sayCount(blocks?.count[person - people()] ?? 0)}` : '')

  function goTo(next: Camera, at = flight) {
    target = limited(next)
    pace = at
    if (!frameAsked) lastFrame = performance.now()
    rest()
    ask()
  }
  function jumpTo(next: Camera) {
    camera = limited(next)
    target = undefined
    rest()
    ask()
  }
  /** Names wait until nothing moves, so that panning costs no more than a few numbers. */
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
    if (target) rest()
    else {
      labels = labelsNow()
      layer.write(labels, nameOf, camera, view)
    }
  }
  function labelsNow(): Label[] {
    const { side } = frameOf()
    const letters = layer.letters()
    const candidates = new Map<number, Candidate>()
    const halfOf = (person: number, around: number) =>
      Math.max((side / 2) * (1 + looks[4 * person + 1]! / 127.5), around)
    const add = (person: number | undefined, must: boolean, around: number) => {
      if (person === undefined || candidates.has(person) || !looks[4 * person + 2]) return
      const { x, y } = spotOf(person)
      const width = layer.widthOf(nameOf(person), must)
      candidates.set(person, { person, x, y, half: halfOf(person, around), width, must })
    }
    const addGroup = (group: number, must: boolean, most: number) => {
      const { x, y } = screenOf(camera, view, blocks!.middle[2 * group]!, blocks!.middle[2 * group + 1]!)
      const person = people() + group
      if (candidates.has(person) || x < 0 || y < 0 || x > view.width || y > view.height) return
      const half = (groupShare / 2) * Math.sqrt(blocks!.count[group]!) * unit * camera.scale
      const width = layer.widthOf(nameOf(person), must)
      candidates.set(person, { person, x, y, half: Math.min(half, most), width, must, isGroup: true })
    }
    if (hoveredGroup !== undefined && isFar()) addGroup(hoveredGroup, true, Infinity)
    add(chosen, true, 11)
    for (const person of ends) add(person, true, 14)
    if (path.length < 12) for (const person of path) add(person, false, 8)
    // Whoever is pointed at has a card of the page beside them.
    const known = lit.slice(1).sort((a, b) => looks[4 * b + 1]! - looks[4 * a + 1]! || a - b)
    for (const person of known.slice(0, mostLabels)) add(person, false, 0)
    if (blocks && lit.length === 0 && unit * camera.scale <= roomForNames * letters)
      for (const group of groupsBySize()) {
        if (candidates.size > 4 * mostLabels) break
        addGroup(group, false, isFar() ? Infinity : 0)
      }
    if (lit.length === 0 && unit * camera.scale > roomForNames * letters) {
      const found: number[] = []
      for (let person = 0; 2 * person < positions.length; person++) {
        if (looks[4 * person + 2] !== shown.full) continue
        const { x, y } = spotOf(person)
        if (x > 0 && y > 0 && x < view.width && y < view.height) found.push(person)
      }
      found.sort((a, b) => looks[4 * b + 1]! - looks[4 * a + 1]! || a - b)
      for (const person of found.slice(0, 4 * mostLabels)) add(person, false, 0)
    }
    const squares = [...path, ...(hovered === undefined ? [] : [hovered])].map((person): Box => {
      const { x, y } = spotOf(person)
      const half = halfOf(person, 8)
      return [x - half, y - half, x + half, y + half]
    })
    return placed([...candidates.values()], { view, taken: [...buttons, ...squares], letters }, mostLabels, labels)
  }

  const spotOf = (person: number) => screenOf(camera, view, positions[2 * person]!, positions[2 * person + 1]!)
  function personAt(x: number, y: number, finger = false) {
    const at = worldOf(camera, view, x, y)
    const far = (finger ? reach.finger : reach.mouse) / camera.scale
    const largest = (frameOf().side * 1.5) / camera.scale
    if (isFar()) return undefined
    return nearest(positions, at.x, at.y, Math.max(far, largest), (person) => looks[4 * person + 2]! > 0)
  }

  /** The group whose square is there, while groups are drawn. */
  function groupAt(x: number, y: number): number | undefined {
    if (!blocks || !isFar()) return undefined
    const at = worldOf(camera, view, x, y)
    const { middle, count } = blocks
    return groupsBySize().find((group) => {
      const half = Math.max((groupShare / 2) * Math.sqrt(count[group]!) * unit, reach.mouse / camera.scale / 2)
      return Math.abs(middle[2 * group]! - at.x) < half && Math.abs(middle[2 * group + 1]! - at.y) < half
    })
  }
  function goToGroup(group: number) {
    moved()
    const [left = 0, top = 0, right = 0, bottom = 0] = blocks!.boxes.subarray(4 * group, 4 * group + 4)
    const all = fitting({ left, top, right, bottom }, view, margin)
    goTo({ ...all, scale: Math.max(all.scale, (1.2 * roomForPeople) / unit) })
  }

  function sendPositions(to = painter) {
    if (!blocks) return to.positions(positions)
    const all = new Float32Array(positions.length + blocks.middle.length)
    all.set(positions)
    all.set(blocks.middle, positions.length)
    to.positions(all)
  }
  function sendLooks(to = painter) {
    if (!groups || !blocks) return to.looks(looks)
    const all = new Uint8Array(looks.length + 4 * blocks.count.length)
    all.set(looks)
    const most = blocks.count.subarray(0, groups.names.length).reduce((most, count) => Math.max(most, count), 1)
    for (let group = 0; group < blocks.count.length; group++) {
      const size = Math.round(255 * Math.sqrt(Math.min(blocks.count[group]! / most, 1)))
      all.set(
        [blocks.colour[group]!, size, blocks.count[group]! > 0 ? shown.full : shown.hidden, 0],
        looks.length + 4 * group,
      )
    }
    for (const person of lit)
      if (groups.of[person]! < groups.names.length) all[looks.length + 4 * groups.of[person]! + 3] = 1
    to.looks(all)
  }
  function sendTies(to = painter) {
    if (!order) return to.ties(pairs)
    const sorted = new Uint32Array(2 * order.ties.length)
    for (let at = 0; at < order.ties.length; at++) {
      sorted[2 * at] = pairs[2 * order.ties[at]!]!
      sorted[2 * at + 1] = pairs[2 * order.ties[at]! + 1]!
    }
    to.ties(sorted)
  }
  function sendPeople(to = painter) {
    to.people(order?.people ?? Uint32Array.from({ length: people() }, (_, person) => person))
  }
  function sendGroups(to = painter) {
    if (!groups || !blocks) return
    to.groups({
      // The largest over the others.
      blocks: groupsBySize()
        .reverse()
        .map((group) => group + people()),
      bridges: bridges.map((group) => group + people()),
    })
  }
  /** Where groups are and what they look like follows their people. */
  function gatherAgain() {
    blocks = groups && blocksOf(groups, positions, looks)
  }
  function orderAgain() {
    orderTimer = undefined
    if (regions) groups = regionsOf(positions, regions)
    bridges = groups ? bridgesOf(groups, picture.ties, mostBridges) : none
    gatherAgain()
    order = groups && blocks && orderOf(groups, blocks, picture.ties, bounds)
    sendPeople()
    sendTies()
    sendGroups()
    sendPositions()
    sendLooks()
    ask()
  }
  function orderSoon() {
    if (!groups) return
    clearTimeout(orderTimer)
    orderTimer = setTimeout(orderAgain, orderMs)
  }

  function measure() {
    ;({ bounds, unit, usualTie } = spacingOf(positions, picture.ties))
  }
  const marksNow = () => marksOf(path, ends, chosen, hovered)
  function sendMarks() {
    painter.marks(marksNow())
    writeLabels()
    ask()
  }
  function sendColours() {
    palette = paletteOf(colours, canvas, layer.probe)
    painter.palette(palette)
    ask()
  }
  function sendAll(to: Painter) {
    sendPeople(to)
    sendTies(to)
    sendGroups(to)
    sendPositions(to)
    sendLooks(to)
    to.palette(palette)
    to.marks(marksNow())
  }
  const sceneNow = (): Scene => ({
    names: isFar() ? [...picture.names, ...groups!.names.map((_, group) => nameOf(people() + group))] : picture.names,
    positions,
    looks,
    pairs,
    palette,
    marks: marksNow(),
    labels: labelsNow(),
    frame: frameOf(),
    letters: layer.letters(),
    font: getComputedStyle(canvas).getPropertyValue('--text') || 'sans-serif',
  })

  const resize = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    density = Math.min(devicePixelRatio, 2, Math.sqrt(mostPixels / (clientWidth * clientHeight)))
    view = { width: clientWidth, height: clientHeight }
    if (keepsAll) camera = wholeView()
    // A canvas is empty after its size changes: it is drawn before the page is shown.
    draw()
    writeLabels()
    events.onMove?.()
  }
  resize()
  const watcher = new ResizeObserver(resize)
  watcher.observe(canvas)
  addEventListener('resize', resize, { signal: over.signal })
  for (const query of [matchMedia('(forced-colors: active)'), matchMedia('(prefers-color-scheme: dark)'), contrast])
    query.addEventListener('change', sendColours, { signal: over.signal })

  const moved = () => {
    keepsAll = false
  }
  const hands = listen(canvas, {
    hold() {
      target = undefined
    },
    pan(byX, byY) {
      moved()
      jumpTo(panned(camera, byX, byY))
    },
    glide(speedX, speedY) {
      if (!stillness.matches) goTo(panned(camera, speedX * gliding, speedY * gliding), gliding)
    },
    zoom(x, y, factor, soft) {
      moved()
      const aim = target ?? camera
      const next = zoomed(soft ? aim : camera, view, x, y, limited({ ...aim, scale: aim.scale * factor }).scale)
      if (soft) goTo(next)
      else jumpTo(next)
    },
    refuse() {
      events.onRefused?.()
    },
    tap(x, y, finger) {
      const group = groupAt(x, y)
      if (group !== undefined) return goToGroup(group)
      events.onChoose(personAt(x, y, finger))
    },
    hover(x, y) {
      const group = groupAt(x, y)
      if (group !== hoveredGroup) {
        hoveredGroup = group
        canvas.style.cursor = group === undefined ? '' : 'pointer'
        writeLabels()
      }
      setHovered(personAt(x, y))
    },
    leave() {
      hoveredGroup = undefined
      setHovered(undefined)
    },
    grab(x, y, finger) {
      const person = events.onDragPerson && personAt(x, y, finger)
      pulled = finger && person !== chosen ? undefined : person
      return pulled !== undefined
    },
    drag(x, y, phase) {
      const at = worldOf(camera, view, x, y)
      if (pulled !== undefined) events.onDragPerson?.(pulled, at.x, at.y, phase)
    },
  })
  function setHovered(person: number | undefined) {
    if (person === hovered) return
    hovered = person
    canvas.style.cursor = person === undefined ? '' : 'pointer'
    sendMarks()
    events.onHover?.(person)
  }

  const api: GraphCanvas = {
    show(next) {
      picture = next
      positions = next.positions
      const count = positions.length / 2
      looks = new Uint8Array(4 * count)
      for (let person = 0; person < count; person++) looks[4 * person + 2] = shown.full
      const { ties, invites } = next
      pairs = new Uint32Array(2 * ties.count)
      for (let tie = 0; tie < ties.count; tie++) {
        pairs[2 * tie] = ties.from[tie]! + ((shown.full + 4 * (invites?.[tie] ?? 0)) << 24)
        pairs[2 * tie + 1] = ties.to[tie]!
      }
      path = []
      ends = []
      lit = []
      labels = []
      groups = regions = blocks = order = undefined
      chosen = hovered = undefined
      keepsAll = true
      measure()
      jumpTo(wholeView())
      sendColours()
      sendAll(painter)
      writeLabels()
    },
    place(next) {
      positions = next
      measure()
      gatherAgain()
      sendPositions()
      orderSoon()
      if (keepsAll) {
        camera = wholeView()
        target = undefined
      }
      // Not `rest`: while a layout streams there is none.
      namesSoon()
      ask()
    },
    look(next: Look) {
      const { colour, size, people, ties } = next
      for (const [place, values] of [colour, size, people].entries())
        if (values)
          for (let person = 0; 4 * person < looks.length; person++) looks[4 * person + place] = values[person]!
      gatherAgain()
      sendLooks()
      if (blocks) {
        sendPositions()
        sendGroups()
      }
      if (ties) {
        for (let tie = 0; 2 * tie < pairs.length; tie++)
          pairs[2 * tie] = (pairs[2 * tie]! & 0x04ffffff) | (ties[tie]! << 24)
        sendTies()
      }
      if (next.palette) {
        colours = next.palette
        sendColours()
      }
      rest()
      ask()
    },
    path(people, doors) {
      path = Array.from(people)
      ends = doors.filter((person) => path.includes(person))
      sendMarks()
    },
    light(people) {
      if (lit.length === 0 && people.length === 0) return
      for (const person of lit) looks[4 * person + 3] = 0
      lit = Array.from(people)
      for (const person of lit) looks[4 * person + 3] = 1
      sendLooks()
      writeLabels()
      ask()
    },
    gather(next, say) {
      // Of another network than the one that stands here.
      if (('of' in next ? next.of : next.rank).length !== people()) return
      groups = 'of' in next ? next : undefined
      regions = 'of' in next ? undefined : next
      sayCount = say
      hoveredGroup = undefined
      orderAgain()
      rest()
    },
    isFar,
    keepClear(boxes) {
      buttons = boxes
      namesSoon()
    },
    choose(person) {
      chosen = person
      sendMarks()
    },
    hover(person) {
      if (person === hovered) return
      hovered = person
      sendMarks()
    },
    personAt,
    spotOf,
    alone: hands.alone,
    fit(people) {
      keepsAll = !people
      goTo(wholeView(people))
    },
    goTo(person) {
      moved()
      const scale = Math.max(camera.scale, (1.2 * roomForNames) / unit)
      goTo({ x: positions[2 * person]!, y: positions[2 * person + 1]!, scale })
    },
    zoom(factor) {
      moved()
      const aim = target ?? camera
      goTo({ ...aim, scale: aim.scale * factor })
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
        if (!painter) return
        sendAll(painter)
        painter.draw({ ...frameOf(), density })
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
      clearTimeout(restTimer)
      clearTimeout(orderTimer)
      clearTimeout(lostTimer)
      layer.dispose()
      surface.dispose()
    },
  }
  return api
}

/** How strong ties are that would cover their ground so many times over: what lies everywhere tells nothing. */
const strengthOf = (cover: number) => Math.max(0.01, Math.min(0.42 / cover ** (cover > 1 ? 1.1 : 0.5), 0.6))

const none = new Uint32Array()
/** How long a browser has to restore a lost WebGL context before `onLost` is told. */
const restoreWaitMs = 3_000
