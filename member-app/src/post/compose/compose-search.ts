import { shareMissed } from '@varanda/domain/post/share-target'

/**
 * `?circle=`: the circle that a post begins with, where it is written from the circle's own page; `?shared=`: what
 * another app shared did not come.
 */
export interface ComposeSearch {
  circle?: string
  shared?: typeof shareMissed
}

export function readComposeSearch({ circle, shared }: Record<string, unknown>): ComposeSearch {
  return {
    ...(typeof circle === 'string' && circle !== '' && { circle }),
    ...(shared === shareMissed && { shared }),
  }
}
