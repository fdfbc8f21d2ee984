import { brand } from '../../../brand.ts'

/** The page of one's own invite: the link, who invited, who came by it. The rest is done in the app. */
export const welcome = {
  description: `Seu convite e os cinco lugares que você pode oferecer na ${brand.name} a quem quer por perto.`,
  heading: (name: string) => `Puxe mais uma cadeira, ${name}`,
  whoLeft: 'alguém que saiu',
  came: 'Quem veio por ele',
  nobody: 'Ninguém ainda. Cada pessoa que se sentar aparece aqui.',
  manage: 'Ver meus lugares e o QR',
  feed: 'Ir para a minha varanda',
  failed: 'Não conseguimos buscar seu convite agora. Confira a internet.',
  retry: 'Tentar de novo',
  signedOut: {
    title: 'Sua cadeira está guardada',
    text: 'Entre para ver seu convite e quem já veio por ele.',
    signIn: 'Entrar',
    join: 'Tenho um convite',
  },
}
