import type { Painter } from './painter.ts'

/** What happens to a surface, on whichever thread it is drawn. */
export interface SurfaceEvents {
  /** A frame that was asked for is drawn, and the next may be. */
  drawn(): void
  /** The browser took away what is drawn with; it may give it back. */
  lost(): void
  /** It was given back, and knows nothing any more. */
  restored(): void
  /** There is nothing to draw with after all. */
  none(): void
}

/** What a canvas is drawn with. */
export interface Surface {
  readonly painter: Painter
  dispose(): void
}

/** Undefined where it is known at once that there is nothing to draw with. */
export type OpenSurface = (canvas: HTMLCanvasElement, on: SurfaceEvents) => Surface | undefined
