/** For addresses that lead nowhere: in the app, in the blog, and on the one page that speaks both languages at once. */
export const notFound = {
  title: 'Página não encontrada',
  text: 'O endereço pode ter mudado, ou veio com uma letra a menos.',
  home: 'Voltar para a entrada',
  message: (path: string) => `Página não encontrada: ${path}`,
  /** Where no script tells the path. */
  unnamed: 'Página não encontrada',
}
