import { type Photo, photoChoices } from './media.ts'
import type { Post } from './post.ts'
import type { Version } from './version.ts'

/** A photo by its id, with what its author chose of it. */
export type ChosenPhoto = Pick<Photo, 'id' | keyof typeof photoChoices>

/** What an author wants a post to say: words, and those of its photos that stay, in their order. */
export interface Wanted {
  text: string
  photos: readonly ChosenPhoto[]
}

const choices = Object.keys(photoChoices) as (keyof typeof photoChoices)[]

/** What an author may change of a post, as it stands in it. */
export function wantedOf({ text, photos = [] }: Pick<Post, 'text' | 'photos'>): Wanted {
  return { text, photos: photos.map(chosenPhoto) }
}

/** A photo, wherever it is kept, as an edit names it. */
export function chosenPhoto(photo: { id: string } & { [Choice in keyof typeof photoChoices]?: unknown }): ChosenPhoto {
  return { id: photo.id, ...chosenOf(photo as ChosenPhoto) }
}

/** The post's photos as they are wanted; undefined where one is none of them. */
export function photosAs({ photos: had = [] }: Pick<Post, 'photos'>, wanted: Wanted): Photo[] | undefined {
  const photos = wanted.photos.flatMap((one) => {
    const photo = had.find(({ id }) => id === one.id)
    return photo ? [{ ...measuredOf(photo), ...chosenOf(one) }] : []
  })
  return photos.length === wanted.photos.length ? photos : undefined
}

/** Whether both say the same; what was chosen as nothing is as not chosen. */
export function saysSame(one: Wanted, other: Wanted): boolean {
  const said = ({ text, photos }: Wanted) => JSON.stringify([text, photos.map((photo) => [photo.id, chosenOf(photo)])])
  return said(one) === said(other)
}

/**
 * What becomes of an edit by who saw `seen`: nothing where the post says it already, or has said it since, so that a
 * late copy of a call changes nothing; `stale` where the post was edited after what its author saw.
 */
export function editingOf(
  post: Pick<Post, 'text' | 'photos' | 'editedRev'>,
  versions: readonly Version[],
  seen: number,
  wanted: Wanted,
): 'edit' | 'done' | 'stale' {
  if (saysSame(wantedOf(post), wanted)) return 'done'
  if ((post.editedRev ?? 1) <= seen) return 'edit'
  return versions.some((one) => one.rev > seen && saysSame(wantedOf(one), wanted)) ? 'done' : 'stale'
}

function measuredOf(photo: Photo): Photo {
  const names: readonly string[] = choices
  return Object.fromEntries(Object.entries(photo).filter(([name]) => !names.includes(name))) as Photo
}

function chosenOf(photo: ChosenPhoto): Omit<ChosenPhoto, 'id'> {
  return Object.fromEntries(choices.flatMap((name) => (photo[name] ? [[name, photo[name]]] : [])))
}
