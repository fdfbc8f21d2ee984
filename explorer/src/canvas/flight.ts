import { between, type Camera, isThere, type View } from './camera.ts'

/** Milliseconds in which the camera goes most (63 %) of a way: one to arrive within 200 ms, one to run out slowly. */
export const pace = { flight: 40, gliding: 120 } as const

/** After so many milliseconds without a frame the way goes on as if there had been one. */
const longestStep = 50

/** The camera, and where it is on its way to. Time is that of `performance.now()`. */
export class Flight {
  camera: Camera = { x: 0, y: 0, scale: 1 }
  #target: Camera | undefined
  #pace: number = pace.flight
  #last = 0

  /** Where it will be. */
  get aim(): Camera {
    return this.#target ?? this.camera
  }

  get isUnderWay(): boolean {
    return this.#target !== undefined
  }

  jump(to: Camera): void {
    this.camera = to
    this.#target = undefined
  }

  /** `start`: when it begins to move, where no frame is asked for yet. */
  head(to: Camera, at: number, start?: number): void {
    this.#target = to
    this.#pace = at
    if (start !== undefined) this.#last = start
  }

  hold(): void {
    this.#target = undefined
  }

  /** Goes a part of the way; all of it where nothing may move by itself. */
  step(now: number, view: View, isStill: boolean): void {
    // The time of a frame may be before the moment in which it was asked for.
    const passed = Math.max(0, Math.min(now - this.#last, longestStep))
    this.#last = now
    if (!this.#target) return
    this.camera = isStill ? this.#target : between(this.camera, this.#target, 1 - Math.exp(-passed / this.#pace))
    if (isThere(this.camera, this.#target, view)) this.jump(this.#target)
  }
}
