import { atom } from 'nanostores'

/** Who chose which photo (see domain/photo.ts), as far as this browser knows. */
export interface Faces {
  photos: ReadonlyMap<string, string | undefined>
  /** Whoever is not among them has chosen none that we could know of. Until then they have no face yet. */
  settled: boolean
}

export const $faces = atom<Faces>({ photos: new Map(), settled: false })
