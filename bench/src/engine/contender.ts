/** What each server under comparison can be asked, in its own protocol. */
import type { Running } from '../measure/process.ts'

/** About 250 bytes of JSON in six fields. `at` orders the newest first. */
export interface Post {
  author: string
  text: string
  at: number
  likes: number
  place: string
  tags: string
}

export interface Listening {
  close(): void
}

export interface Contender {
  name: string
  process: Running
  create(post: Post): Promise<void>
  read(id: string): Promise<void>
  /** The 20 newest of a collection. */
  newest(collection: 'few' | 'many'): Promise<void>
  update(id: string, likes: number): Promise<void>
  /** Calls `heard` with `likes` whenever the document changes; resolves when the first state is there. */
  listen(id: string, heard: (likes: number) => void): Promise<Listening>
}

/** A document in each of the two collections that are read newest first, and what is read by id. */
export const sizes = { few: 1_000, many: 100_000 } as const

/** The id of the nth document; what PocketBase takes: 15 letters or digits. */
export const idOf = (n: number) => `p${String(n).padStart(14, '0')}`

const text = 'We walked along the beach until the lighthouse came on, and the little one counted every boat she saw.'

export function postOf(n: number, author: string): Post {
  return { author, text, at: 1_700_000_000_000 + n, likes: 0, place: 'Praia da Armação', tags: 'sea walk lighthouse' }
}
