import type { Who } from '../people.ts'
import { story } from '../story/story.ts'
import type { StoryPost } from '../story/telling.ts'
import { described, type SceneName } from './pictures.ts'
import type { Alt } from './scene.ts'

export interface AlbumPicture {
  scene: SceneName
  seed: string
  alt: Alt
}

/** The pictures of one told post, in their order. */
export interface AlbumEntry {
  by: Who
  /** How the post begins: with its author enough to find it, and only it. */
  opening: string
  pictures: readonly AlbumPicture[]
}

type Chosen = `${SceneName}/${string}`

/** `sea/tarde` is that scene in that variation; the post's opening makes its small things different. */
function shown(by: Who, opening: string, ...chosen: Chosen[]): AlbumEntry {
  const pictures = chosen.map((choice, index): AlbumPicture => {
    const [scene, variation] = choice.split('/') as [SceneName, string]
    const seed = `${variation}/${by} ${opening} ${index}`
    return { scene, seed, alt: described(scene, seed).alt }
  })
  return { by, opening, pictures }
}

/** Who showed what. */
export const album: readonly AlbumEntry[] = [
  shown(
    'beto',
    'Domingo na casa da vó',
    'porch/tarde',
    'cake/pao',
    'cake/fuba',
    'sea/por-do-sol',
    'dog/piso',
    'porch/azul',
    'cake/janela',
  ),
]

/** The post that an entry tells of. Throws when the story has none, or several. */
export function toldPost({ by, opening }: AlbumEntry): StoryPost {
  const found = story.filter((told) => told.by === by && told.text.startsWith(opening))
  if (found.length !== 1)
    throw new Error(`The album shows “${opening}” of ${by}, which the story has ${found.length} times.`)
  return found[0]!
}

/** The pictures of a told post; none for most. */
export function picturesOf(told: StoryPost): readonly AlbumPicture[] {
  return album.find(({ by, opening }) => told.by === by && told.text.startsWith(opening))?.pictures ?? []
}
