import type { Box } from './labels/labels.ts'
import type { PictureLegend } from './legend.ts'
import type { Groups, Regions } from './levels.ts'

/** What the drawing of a network offers to the page around it. `open-canvas.ts` makes one. */

/** How much of a person or a tie is drawn: the value of each byte in `Look.people` and `Look.ties`. */
export const shown = { hidden: 0, dimmed: 1, full: 2 } as const

export interface Picture {
  /** As many as there are people. */
  readonly names: readonly string[]
  readonly ties: { readonly count: number; readonly from: Uint32Array; readonly to: Uint32Array }
  /** 1 for each tie that is an invite: a light line, where others are dots. */
  readonly invites?: Uint8Array
  /** x and y of each person side by side, y downwards, in any unit. Kept, not copied. */
  readonly positions: Float32Array
}

/** What is not given stays as it is. Arrays are read at once and may change afterwards. */
export interface Look {
  /** CSS colours, `var(--mango)` among them; at most 240. */
  palette?: readonly string[]
  /** For each person an index into `palette`. */
  colour?: Uint8Array
  /** For each person 0 (smallest) to 255 (three times as wide). */
  size?: Uint8Array
  /** For each person one of `shown`; a tie shows no more than either of its people. */
  people?: Uint8Array
  /** For each tie one of `shown`. */
  ties?: Uint8Array
}

/** Points are CSS pixels from the upper left corner of the canvas. */
export interface CanvasEvents {
  /** A tap or click on a person, or on the ground. */
  onChoose(person: number | undefined): void
  /** The mouse came over a person, or left it. */
  onHover?(person: number | undefined): void
  /** The camera or the people moved: whatever the page holds beside a person follows by `spotOf`. */
  onMove?(): void
  /** One finger scrolled the page and did not move the picture: two do. */
  onRefused?(): void
  /** There is nothing to draw with, as it turned out. */
  onNone?(): void
  /** The browser took the drawing away and did not give it back. */
  onLost?(): void
  /**
   * A person is pulled to x, y, in the unit of the positions. With the mouse anybody, with a finger only the chosen
   * one, for a finger that lands between thousands means to move the picture. Without it nobody can be pulled.
   */
  onDragPerson?(person: number, x: number, y: number, phase: 'start' | 'move' | 'end'): void
}

export interface GraphCanvas {
  /** Another network: whole, in the look it had none of, all of it in view. */
  show(picture: Picture): void
  /** The same people elsewhere. Until somebody moves the camera it keeps them all in view. */
  place(positions: Float32Array): void
  look(look: Look): void
  /** A line through these people, with a door where one of `ends` stands; none for an empty list. */
  path(people: ArrayLike<number>, ends: readonly number[]): void
  /**
   * The first of these shines with those they know, who are the others, and all else pales; all shine for an empty
   * list.
   */
  light(people: ArrayLike<number>): void
  /**
   * What stands for people from afar, where there are too many to be told apart; `say` writes how many they are. Who is
   * in no group stands for themselves.
   */
  gather(groups: Groups | Regions, say: (count: number) => string): void
  /** Whether groups stand for their people right now. */
  isFar(): boolean
  /** Where nothing may be written, as the page has buttons there: boxes in CSS pixels of the canvas. */
  keepClear(boxes: readonly Box[]): void
  choose(person: number | undefined): void
  hover(person: number | undefined): void
  /** Nearest of those drawn within reach: 12 pixels, or 22 for a finger. */
  personAt(x: number, y: number, finger?: boolean): number | undefined
  spotOf(person: number): { x: number; y: number }
  /** Whether the picture is all there is on the screen: then one finger moves it. */
  alone(isAlone: boolean): void
  /** Brings these people into view, or everybody. */
  fit(people?: ArrayLike<number>): void
  /** Brings one person to the middle, near enough to read the names around. */
  goTo(person: number): void
  /** Nearer by a factor above 1, about the middle. */
  zoom(factor: number): void
  /** The picture as it stands, with its names, at twice its size, and the legend below it. */
  toPng(legend?: PictureLegend): Promise<Blob>
  /** All that is drawn, also outside of view, as vectors, and the legend below it. */
  toSvg(legend?: PictureLegend): Promise<Blob>
  dispose(): void
}
