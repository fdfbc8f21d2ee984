import { exportObjects } from '@varanda/domain/account/export/export'
import { newId } from '@varanda/domain/ids'
import { bucket } from '../../lib/app.ts'

/** How many objects one composition takes. Source: https://cloud.google.com/storage/docs/composite-objects */
export const mostComposed = 32

/** Whose copy it is. */
export interface Copy {
  uid: string
  id: string
}

/** What a piece is sent in, so that neither side ever holds all of it. In bytes, a multiple of 256 KiB. */
const sentAtOnce = 1024 * 1024

/** Stores a piece under a name that no other attempt at it has, which it answers. */
export async function storePiece({ uid, id }: Copy, bytes: readonly Buffer[]): Promise<string> {
  const name = `${exportObjects.work(uid, id)}${newId()}.zip`
  await bucket()
    .file(name)
    .save(() => bytes, { chunkSize: sentAtOnce, contentType: 'application/zip' })
  return name
}

/** Puts objects together in their order; Storage does it by itself. */
export async function compose(sources: readonly string[], name: string): Promise<string> {
  await bucket().combine([...sources], bucket().file(name))
  return name
}

/** As few objects as `most`, with the same bytes in the same order. */
export async function fold({ uid, id }: Copy, pieces: readonly string[], most: number): Promise<string[]> {
  let left = [...pieces]
  while (left.length > most) {
    const name = `${exportObjects.work(uid, id)}${newId()}.zip`
    left = [await compose(left.slice(0, mostComposed), name), ...left.slice(mostComposed)]
  }
  return left
}

/** What is named by nothing any more; whatever stays goes with the copy. */
export async function forget(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => bucket().file(name).delete({ ignoreNotFound: true })))
}
