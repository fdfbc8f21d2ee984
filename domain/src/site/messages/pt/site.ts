import { brand } from '../../../brand.ts'

/** What every public page shares: header, footer, switches. */
export const site = {
  skip: 'Pular para o conteúdo',
  home: `${brand.name}, página inicial`,
  nav: {
    label: 'Páginas',
    about: 'Sobre',
    features: 'O que faz',
    useCases: 'Para quê',
    blog: 'Blog',
    join: 'Como entrar',
  },
  /** The picture that goes along when a link is sent. */
  preview: 'Uma família na porta acesa de uma varanda com parede de cobogó; um cachorro dorme no chão.',
  signIn: 'Entrar',
  mine: 'Minha varanda',
  language: { label: 'Read this page in English', name: 'English' },
  hour: { label: 'Claro ou escuro:', day: '17h', night: '19h' },
  footer: {
    label: 'Rodapé',
    line: 'Feita para pouca gente de cada vez.',
    contact: 'Fale com a casa',
    operator: 'Casa operada por',
    instance: {
      title: 'A casa',
      about: `Sobre a ${brand.name}`,
      features: 'O que ela faz',
      useCases: 'Para que serve',
      blog: 'Blog',
      graph: 'Uma rede para explorar',
      generator: 'Invente uma rede',
    },
    door: { title: 'A porta', join: 'Como entrar', request: 'Pedir um convite', signIn: 'Entrar', help: 'Ajuda' },
    rights: { title: 'O combinado', privacy: 'Privacidade', terms: 'Termos', rights: 'Seus direitos' },
  },
  closing: {
    text: 'Se alguém daqui mandou um link, é só abrir. Se você ainda não conhece ninguém aqui dentro, conte quem quer ter por perto: uma pessoa lê e responde em 3 a 5 dias úteis.',
    request: 'Pedir um convite',
    invite: 'Tenho um convite',
  },
  noScript: {
    title: 'Esta página precisa de JavaScript',
    text: 'Para guardar sua senha e seu convite com segurança, esta parte só funciona com o JavaScript do navegador ligado. O resto do site pode ser lido sem ele.',
    here: 'Tudo aqui é feito no seu próprio navegador, e isso pede JavaScript. O resto do site se lê bem sem ele.',
  },
  lost: {
    title: 'Uma parte desta página não chegou',
    text: 'A internet pode ter falhado no caminho. Carregar de novo costuma resolver.',
    again: 'Carregar de novo',
    home: 'Ir para a página inicial',
  },
}
