/** The circle that a post begins with (`?circle=`), where it is written from the circle's own page. */
export interface ComposeSearch {
  circle?: string
}

export function readComposeSearch({ circle }: Record<string, unknown>): ComposeSearch {
  return typeof circle === 'string' && circle !== '' ? { circle } : {}
}
