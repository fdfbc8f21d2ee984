/** Takes a parameter of the query out of the address bar and of the history. */
export const dropFromAddress = (name: string): void => {
  const rest = new URLSearchParams(location.search)
  rest.delete(name)
  const search = String(rest) ? `?${rest}` : ''
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}
