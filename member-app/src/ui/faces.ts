import { atom } from 'nanostores'

/** Who chose which photo (see domain/src/member/photo.ts), as far as this browser knows. */
export interface Faces {
  photos: ReadonlyMap<string, string | undefined>
  /** Whether `photos` is complete: then who is not in it has chosen none. Before, nobody's face is drawn. */
  settled: boolean
}

export const $faces = atom<Faces>({ photos: new Map(), settled: false })
