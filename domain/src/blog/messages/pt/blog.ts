import { brand } from '../../../brand.ts'

/** What the blog's pages say around the posts. */
export const blog = {
  intro: 'Histórias de família, jeitos de usar a casa e o que vai mudando por aqui.',
  tags: 'Assuntos',
  all: 'Tudo',
  feed: 'Assinar por RSS',
  pages: 'Páginas do blog',
  newer: 'Mais novas',
  older: 'Mais antigas',
  empty: {
    title: 'A primeira história está no forno',
    text: 'Ninguém publicou aqui ainda. Assine por RSS, ou passe de novo um dia desses: o café já está coado.',
  },
  back: 'Todas as histórias',
  by: 'Por',
  updated: 'Atualizado em',
  related: 'Mais um dedo de prosa',
  call: {
    title: 'Puxe uma cadeira',
    text: `A ${brand.name} é a rede da sua família e dos seus amigos. Sem anúncio, em ordem de hora, e você sabe o nome de quem vê.`,
    join: 'Como entrar',
    features: 'O que tem na casa',
  },
  missing: {
    title: 'Esta história não mora mais aqui',
    text: 'Ela pode ter mudado de endereço, ou alguém a guardou. Não foi nada que você fez.',
    cards: 'Enquanto isso, leia estas',
  },
}
