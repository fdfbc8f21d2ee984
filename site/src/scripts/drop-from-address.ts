/** Takes a parameter of the query, or of what stands after `#`, out of the address bar and of the history. */
export const dropFromAddress = (name: string): void => {
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', pathname + without(name, search, '?') + without(name, hash, '#'))
}

/** What is no list of parameters (`#request`) stays as it is. */
function without(name: string, part: string, mark: '?' | '#'): string {
  const rest = new URLSearchParams(part.slice(1))
  if (!rest.has(name)) return part
  rest.delete(name)
  return String(rest) ? `${mark}${rest}` : ''
}
