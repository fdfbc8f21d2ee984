import { diceOf, hashOf } from './dice.ts'
import { type Alt, type Scene, shapes, type Variation } from './scene.ts'
import { bonfire } from './scenes/bonfire.ts'
import { cake } from './scenes/cake.ts'
import { dog } from './scenes/dog.ts'
import { football } from './scenes/football.ts'
import { garden, hammock } from './scenes/garden.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lunch } from './scenes/lunch.ts'
import { mountains } from './scenes/mountains.ts'
import { porch } from './scenes/porch.ts'
import { recipes } from './scenes/recipes.ts'
import { sea } from './scenes/sea.ts'
import { snacks } from './scenes/snacks.ts'
import { street } from './scenes/street.ts'
import { windows } from './scenes/window.ts'

const all = {
  porch,
  sea,
  cake,
  dog,
  mountains,
  lunch,
  bonfire,
  football,
  garden,
  hammock,
  snacks,
  kitchen,
  recipes,
  street,
  windows,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof all

/** Every scene that can be painted. */
export const scenes = Object.keys(all) as SceneName[]

/** The variations of a scene; a seed that starts with one of them and a slash asks for it. */
export const variationsOf = (scene: SceneName): string[] => Object.keys(all[scene])

export interface Painting {
  svg: string
  /** Pixels. */
  width: number
  height: number
  alt: Alt
}

/** What a picture will be, without painting it. The same scene and seed are always the same picture. */
export function described(scene: SceneName, seed: string): Omit<Painting, 'svg'> {
  const { shape, alt } = variationOf(scene, seed)
  const [width, height] = shapes[shape]
  return { width, height, alt }
}

/** Paints a picture: `praia/1` as the seed asks for the variation `praia`, any other seed leaves that to chance. */
export function paint(scene: SceneName, seed: string): Painting {
  const { width, height, alt } = described(scene, seed)
  const drawn = variationOf(scene, seed).paint({ width, height, dice: diceOf(`${scene} ${seed}`) })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
  return { svg, width, height, alt }
}

function variationOf(scene: SceneName, seed: string): Variation {
  const variations: Scene = all[scene]
  const names = Object.keys(variations)
  const asked = seed.split('/', 1)[0]!
  return variations[asked] ?? variations[names[hashOf(seed) % names.length]!]!
}
