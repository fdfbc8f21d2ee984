import * as v from 'valibot'
import { locales } from '../../locale.ts'
import { day, hour, momentSchema } from '../../moment.ts'

export const exportLimits = {
  /** How long the files of a finished copy are kept, and how long one may be in the making. In milliseconds. */
  keptMs: 7 * day,
  makingMs: 3 * day,
  /** How long a copy may be downloaded, and a broken download be gone on with, after somebody showed who they are. */
  openMs: hour,
  /** An unfinished copy is looked after this often. */
  watchMs: hour,
  /** One file of it: less than the embedded server's largest object, and what a phone still opens. In bytes. */
  fileBytes: 448 * 1024 * 1024,
  /** What is in one file at most: ZIP without its 64-bit fields counts to 65,535. */
  fileEntries: 20_000,
  /** One list of documents; what is longer goes on in another. In bytes. */
  listBytes: 64 * 1024 * 1024,
  /** A piece of work ends after so many bytes, milliseconds or documents, whichever is first. */
  sliceBytes: 8 * 1024 * 1024,
  sliceMs: 15_000,
  sliceDocuments: 1000,
  /** A piece of work that fails is begun anew so often. */
  tries: 5,
  /** Asked for, refusals included; one is made at a time. */
  perDay: 8,
} as const

/** The longest for which anything of a copy is there. In milliseconds. */
export const exportKeptMs = exportLimits.makingMs + exportLimits.keptMs

/** The parts that the screen counts: oneself, posts, below posts, what else is found, pictures, album, binding. */
export const exportParts = 7

export const exportStates = ['waiting', 'working', 'ready', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

/**
 * `users/{uid}/private/export`: the copy that a member asked for, of their data or of a group's album; one at a time. Functions write it, the
 * member reads it; it goes with its files.
 */
export const exportSchema = v.object({
  /** Of this copy: its files lie below it. */
  id: v.string(),
  state: v.picklist(exportStates),
  locale: v.picklist(locales),
  askedAt: momentSchema,
  /** The group whose album it is, as it was called then; absent of all that is the member's. */
  group: v.exactOptional(v.object({ id: v.string(), name: v.string() })),
  /** How many of `exportParts` are done. */
  done: v.number(),
  /** What is in it so far. */
  posts: v.number(),
  comments: v.number(),
  photos: v.number(),
  /** The finished files by their size in bytes; the first is 1. */
  files: v.array(v.number()),
  /** Until when a finished or failed copy stands here. */
  until: v.exactOptional(momentSchema),
  /** Until when its files may be fetched. */
  openUntil: v.exactOptional(momentSchema),
})
export type Export = v.InferOutput<typeof exportSchema>

/** Names of its objects in Storage, below which nothing else lies. */
export const exportObjects = {
  all: 'exports/',
  of: (uid: string) => `exports/${uid}/`,
  copy: (uid: string, id: string) => `exports/${uid}/${id}/`,
  work: (uid: string, id: string) => `exports/${uid}/${id}/pieces/`,
  file: (uid: string, id: string, n: number) => `exports/${uid}/${id}/${n}.zip`,
} as const

/** Where a page asks for the file of that number: the only door. */
export function exportUrl(id: string, n: number): string {
  return `/export/${id}/${n}`
}

/** Whether a new copy may be begun: the last is over, or came to nothing. */
export function mayAsk(last: Export | undefined): boolean {
  return last === undefined || last.state === 'failed'
}

/** When it is looked at again: while it is made now and then, then when it goes. */
export function nextLook(
  { state, until, askedAt }: Export,
  now: Date,
): { at: number; is: 'watch' | 'give-up' | 'end' } {
  if (until) return { at: until.toMillis(), is: 'end' }
  const last = askedAt.toMillis() + exportLimits.makingMs
  const isOver = state !== 'ready' && last <= now.getTime()
  return isOver
    ? { at: last, is: 'give-up' }
    : { at: Math.min(last, now.getTime() + exportLimits.watchMs), is: 'watch' }
}

/** Whether its files may be fetched now. */
export function isOpen({ state, until, openUntil }: Export, now: Date): boolean {
  const at = now.getTime()
  return state === 'ready' && (until?.toMillis() ?? 0) > at && (openUntil?.toMillis() ?? 0) > at
}
