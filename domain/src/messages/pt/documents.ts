/** What stands around a page that is read from top to bottom. */
export const documents = {
  contents: 'Nesta página',
  changed: 'Mudou pela última vez em',
}
