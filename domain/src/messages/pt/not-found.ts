/** The one page for addresses that lead nowhere; it speaks both languages at once. */
export const notFound = {
  title: 'Esta porta não existe',
  text: 'O endereço pode ter mudado, ou veio com uma letra a menos.',
  home: 'Voltar para a entrada',
}
