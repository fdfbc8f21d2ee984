/** What stands around a page that is read from top to bottom. */
export const documents = {
  contents: 'Nesta página',
  top: 'Voltar ao começo',
  changed: 'Mudou pela última vez em',
}
