import { atom } from 'nanostores'

/** Who chose which photo (see domain/src/member/photo.ts), as far as this browser knows. */
export interface Faces {
  photos: ReadonlyMap<string, string | undefined>
  /** Whether whoever is not in `photos` is drawn by their id: before, this browser may still learn their photo. */
  settled: boolean
}

export const $faces = atom<Faces>({ photos: new Map(), settled: false })
