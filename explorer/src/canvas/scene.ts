import type { Label } from './labels/labels.ts'
import type { Frame } from './surface/painter.ts'

/** Who stands out, and how: 1 on the path, 2 an end of it, 3 chosen, 4 under the mouse. */
export interface Marks {
  readonly line: readonly number[]
  readonly people: readonly number[]
  readonly kinds: readonly number[]
}

/** All that a picture of the canvas is made from, as it stands at one moment. */
export interface Scene {
  readonly names: readonly string[]
  readonly positions: Float32Array
  /** As the painter gets them: see `painter.ts`. */
  readonly looks: Uint8Array
  readonly pairs: Uint32Array
  readonly palette: Uint8Array
  readonly marks: Marks
  readonly labels: readonly Label[]
  readonly frame: Frame
  /** How large letters are, of their usual size. */
  readonly letters: number
  /** The family of type in which names are written. */
  readonly font: string
}
