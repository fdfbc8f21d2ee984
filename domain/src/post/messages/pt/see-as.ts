/** My page and posts as somebody else gets them. */
export const seeAs = {
  title: (name: string) => `Como ${name} vê você`,
  note: (name: string) => `Pelos olhos de ${name}: sua página e as publicações suas que chegaram, sem os comentários.`,
  /** In the place of a name that this device does not know. */
  someone: 'alguém',
  closed: (name: string) => `Sua página não abre para ${name}.`,
  none: {
    title: (name: string) => `Nada seu chegou a ${name}`,
    text: 'Quando uma publicação sua chegar, ela aparece aqui como foi recebida.',
  },
  end: 'Antes disso nada seu chegou. O que veio por um grupo de onde você saiu não aparece aqui.',
  more: 'Ver mais antigas',
  loadingMore: 'Buscando mais antigas…',
  offline: 'Sem internet não dá para olhar: o que chegou a outra pessoa não fica neste aparelho.',
  failed: 'Não deu para olhar agora.',
  way: (name: string) => `Ver como ${name} vê você`,
  choose: {
    title: 'Ver como…',
    text: 'Sua página e suas publicações, como outra pessoa recebe.',
    find: 'Procurar pelo nome',
    nobody: 'Você ainda não tem conexões aqui.',
    nobodyFound: (wanted: string) => `Ninguém com “${wanted}” no nome.`,
  },
}
