import * as v from 'valibot'

/** A month of the album: what is in it, and up to three of its photos by their names in the copy. */
const monthSchema = v.object({
  /** `YYYY-MM` */
  month: v.string(),
  posts: v.number(),
  photos: v.number(),
  shown: v.array(v.string()),
})
export type AlbumMonth = v.InferOutput<typeof monthSchema>

/**
 * `users/{uid}/private/exportWork`: how far the making of a copy has come, and the objects that it consists of until
 * they are bound to files. Functions only. It changes with a piece of work as a whole, or not at all: what a piece
 * that died has stored is named by nobody and goes with the rest.
 */
export const exportWorkSchema = v.object({
  id: v.string(),
  /** Rises with each piece of work; the task of an earlier one does nothing. */
  step: v.number(),
  /** How often this one failed. */
  tries: v.number(),
  /** A row of the table of personal data, or what comes after them. */
  stage: v.string(),
  /** Where the stage goes on: the path of the last document; '' from its beginning. */
  after: v.string(),
  /** The file that is being filled. */
  file: v.object({
    n: v.number(),
    /** Bytes and entries so far. */
    size: v.number(),
    entries: v.number(),
    /** Objects that follow one another, and those of its directory. */
    pieces: v.array(v.string()),
    directory: v.array(v.string()),
    directorySize: v.number(),
  }),
  /** The list that is being written; its header comes before it once it is whole. */
  list: v.nullable(
    v.object({
      part: v.number(),
      documents: v.number(),
      size: v.number(),
      crc: v.number(),
      pieces: v.array(v.string()),
    }),
  ),
  /** The album's months, the earliest first. */
  months: v.array(monthSchema),
  /** Of the month whose pages are being written: how many there are. */
  page: v.number(),
})
export type ExportWork = v.InferOutput<typeof exportWorkSchema>

/** A copy of which nothing is made yet. */
export function newWork(id: string, stage: string): ExportWork {
  return { id, step: 0, tries: 0, stage, after: '', file: newFile(1), list: null, months: [], page: 0 }
}

export function newFile(n: number): ExportWork['file'] {
  return { n, size: 0, entries: 0, pieces: [], directory: [], directorySize: 0 }
}

/** With this post counted into its month. */
export function withPost(months: readonly AlbumMonth[], month: string, photos: readonly string[]): AlbumMonth[] {
  const known = months.find((one) => one.month === month) ?? { month, posts: 0, photos: 0, shown: [] }
  const now = {
    month,
    posts: known.posts + 1,
    photos: known.photos + photos.length,
    shown: [...known.shown, ...photos].slice(0, 3),
  }
  return [...months.filter((one) => one.month !== month), now].sort((one, other) => (one.month < other.month ? -1 : 1))
}
