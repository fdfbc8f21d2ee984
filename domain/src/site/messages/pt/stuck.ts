/**
 * What fails on our side: the one page for all of the instance, in both languages at once; the app that does not begin;
 * and a part of a public page that cannot be shown.
 */
export const stuck = {
  title: 'A porta emperrou',
  text: 'Foi coisa da casa, não sua. O que já estava guardado continua guardado. Espere um minuto e carregue a página de novo.',
  /** Where it may as well have been the line. */
  unsure:
    'Pode ter sido a casa, pode ter sido a internet no caminho. O que já estava guardado continua guardado. Espere um minuto e carregue a página de novo.',
  home: 'Voltar para a entrada',
}

/** What the app says beside words of its own: apart, so that its first page brings no more than these. */
export const failure = {
  error: 'Erro interno do servidor',
  again: 'Carregar de novo',
}

/** What a browser without script shows of the app. */
export const noScript = {
  needed: 'Aqui dentro é preciso JavaScript',
  switchOn:
    'Para ler e escrever com os seus, ligue o JavaScript do navegador e carregue a página de novo. As páginas de fora se leem sem ele.',
}
