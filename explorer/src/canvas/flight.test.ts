import { expect, it } from 'vitest'
import { Flight, pace } from './flight.ts'

const view = { width: 390, height: 700 }
const there = { x: 100, y: 0, scale: 2 }

/** Frames of sixty a second until it has arrived; milliseconds. */
function fly(flight: Flight): number {
  let frames = 0
  for (; flight.isUnderWay; frames++) flight.step(1000 + ((frames + 1) * 1000) / 60, view, false)
  return (frames * 1000) / 60
}

it('arrives soon, and exactly', () => {
  const flight = new Flight()
  flight.head(there, pace.flight, 1000)
  expect(flight.aim).toBe(there)
  expect(fly(flight)).toBeLessThan(500)
  expect(flight.camera).toBe(there)
})

it('is there at once where nothing may move by itself', () => {
  const flight = new Flight()
  flight.head(there, pace.flight, 1000)
  flight.step(1016, view, true)
  expect(flight.camera).toBe(there)
})

it('does not begin backwards where the first frame is of a moment before', () => {
  const flight = new Flight()
  const { camera } = flight
  flight.head(there, pace.flight, 1016)
  flight.step(1000, view, false)
  expect(flight.camera).toEqual(camera)
})

it('stays where it was held, however late the next frame', () => {
  const flight = new Flight()
  flight.head(there, pace.flight, 1000)
  flight.step(1016, view, false)
  const { camera } = flight
  flight.hold()
  flight.step(9000, view, false)
  expect(flight.camera).toBe(camera)
  expect(flight.aim).toBe(camera)
})

it('goes no further in a long frame than in one of 50 ms', () => {
  const [slow, usual] = [new Flight(), new Flight()]
  for (const flight of [slow, usual]) flight.head(there, pace.flight, 1000)
  slow.step(3000, view, false)
  usual.step(1050, view, false)
  expect(slow.camera).toEqual(usual.camera)
})
