import { shareMissed } from '@varanda/domain/post/share/share-path'

/**
 * The circle that a post begins with (`?circle=`), where it is written from the circle's own page; the draft that is gone
 * on with (`?draft=`), where it is not the one that lies there; and that what another app shared did not come
 * (`?shared=`).
 */
export interface ComposeSearch {
  circle?: string
  draft?: string
  shared?: typeof shareMissed
}

export function readComposeSearch({ circle, draft, shared }: Record<string, unknown>): ComposeSearch {
  return {
    ...(typeof circle === 'string' && circle !== '' && { circle }),
    ...(typeof draft === 'string' && { draft }),
    ...(shared === shareMissed && { shared }),
  }
}
