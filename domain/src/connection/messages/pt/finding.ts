/** How to find people one knows who are here already. */
export const finding = {
  title: 'Encontrar mais gente',
  name: {
    label: 'Procurar alguém na casa pelo nome',
    hint: 'Aparece quem se deixa encontrar por você e ainda não tem conexão com você.',
    find: 'Procurar',
    /** From the search among those one knows. */
    inHouse: (wanted: string) => `Procurar “${wanted}” na casa`,
    list: 'Pessoas encontradas',
    count: (count: number) => (count === 1 ? '1 pessoa encontrada.' : `${count} pessoas encontradas.`),
    /** Where everybody who was found has left the list. */
    met: 'Quem apareceu já recebeu o seu pedido ou se conectou com você.',
    tooShort: 'Escreva ao menos duas letras do nome.',
    offline: 'Para procurar, é preciso internet.',
    nobody: (wanted: string) =>
      `Ninguém chamado “${wanted}” aparece para você. Pode ser que a pessoa não esteja aqui ou prefira não ser encontrada.`,
    more: 'Há mais gente. Escreva mais do nome.',
    many: 'Muita gente tem um nome assim. Escreva mais do nome.',
    failed: 'Não deu para procurar agora. Tente de novo.',
  },
  link: 'Abra o convite de quem você conhece',
  linkHint: 'Peça o link a quem já está aqui e cole neste campo. Vocês se conectam, e nenhum lugar é gasto.',
  /** Of a ward, for whom a guardian answers. */
  linkHintWard:
    'Peça o link a quem já está aqui e cole neste campo. Quem cuida da sua conta responde antes, e nenhum lugar é gasto.',
  open: 'Abrir o convite',
  noLink: 'Não encontramos um convite neste texto.',
  waits: 'Abrir um convite espera a internet voltar.',
  mine: 'Ou mostre o seu: quem já está na casa abre e se conecta com você.',
  mineOpen: 'Ver meu convite',
  found: 'Você escolhe quem pode encontrar você por aqui.',
  foundOpen: 'Escolher nas configurações',
}
