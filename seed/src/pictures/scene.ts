import type { Dice } from './dice.ts'

/** What a picture says to who cannot see it. */
export interface Alt {
  pt: string
  en: string
}

/** The long side of every picture, in pixels. */
export const longSide = 1600

export const shapes = {
  '4:3': [1600, 1200],
  '3:4': [1200, 1600],
  '1:1': [1600, 1600],
  '16:9': [1600, 900],
} as const

export interface Canvas {
  width: number
  height: number
  dice: Dice
}

/** One picture of a scene: another moment, another light, other people. Chance only moves its small things. */
export interface Variation {
  shape: keyof typeof shapes
  alt: Alt
  paint(canvas: Canvas): string
}

export type Scene = Readonly<Record<string, Variation>>
