/** What kind of document a path leads to, without the ids of anybody: `users/…/feed`. */
export function kindOf(path: string): string {
  return path
    .split('/')
    .map((part, at) => (at % 2 === 0 ? part : '…'))
    .slice(0, -1)
    .join('/')
}
