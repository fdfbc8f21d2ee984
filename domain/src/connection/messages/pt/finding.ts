/** How to find people one knows who are here already. */
export const finding = {
  title: 'Encontrar mais gente',
  link: 'Abra o convite de quem você conhece',
  linkHint: 'Peça o link a quem já está aqui e cole neste campo. Vocês se conectam, e nenhum lugar é gasto.',
  open: 'Abrir o convite',
  noLink: 'Não encontramos um convite neste texto.',
  waits: 'Abrir um convite espera a internet voltar.',
  mine: 'Ou mostre o seu: quem já está na casa abre e se conecta com você.',
  mineOpen: 'Ver meu convite',
  found: 'Você escolhe quem pode encontrar você por aqui.',
  foundOpen: 'Escolher nos ajustes',
}
