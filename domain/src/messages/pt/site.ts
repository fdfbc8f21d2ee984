/** What every public page shares: header, footer, switches. */
export const site = {
  skip: 'Pular para o conteúdo',
  home: 'Varanda, página inicial',
  nav: { label: 'Páginas', why: 'Por quê', who: 'Quem vê', how: 'Como entrar' },
  signIn: 'Entrar',
  mine: 'Minha varanda',
  language: { label: 'Read this page in English', name: 'English' },
  hour: { label: 'Claro ou escuro:', day: '17h', night: '19h' },
  footer: {
    line: 'Feita para pouca gente de cada vez.',
    contact: 'Fale com a casa',
  },
  noScript: {
    title: 'Esta página precisa de JavaScript',
    text: 'Para guardar sua senha e seu convite com segurança, esta parte só funciona com o JavaScript do navegador ligado. O resto do site pode ser lido sem ele.',
  },
  loading: 'Um instante…',
}
