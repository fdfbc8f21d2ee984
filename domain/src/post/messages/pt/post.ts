import { listNames, plural } from '../../../messages/plural.ts'

/** A post: who sees it, its words, its comments. */
export const post = {
  title: (name: string) => `Publicação de ${name}`,
  mine: 'Sua publicação',
  by: (name: string, when: string) => `${name}, ${when}`,
  report: 'Denunciar esta publicação',
  reportComment: (name: string) => `Denunciar o comentário de ${name}`,
  readMore: 'Ler mais',
  readLess: 'Mostrar menos',
  comments: (count: number) =>
    count === 0 ? 'Comentar' : `${count} ${plural('pt', count, { one: 'comentário', other: 'comentários' })}`,
  commentsClosed: 'Comentários fechados',
  sees: {
    onlyYou: 'Só você vê isto',
    names: (names: readonly string[]) => `${listNames('pt', names)} ${names.length === 1 ? 'vê' : 'veem'} isto`,
    namesAndMore: (names: readonly string[], more: number) =>
      `${listNames('pt', [...names, `mais ${more}`])} veem isto`,
    all: (count: number) => `${count} ${plural('pt', count, { one: 'pessoa vê', other: 'pessoas veem' })} isto`,
    label: (sentence: string) => `${sentence}. Ver a lista`,
    /** Through a circle, named before those in it. */
    through: (circles: readonly string[], sentence: string) => `${listNames('pt', circles)}: ${sentence}`,
    /** Through a circle and to others besides. */
    alsoThrough: (circles: readonly string[], sentence: string) =>
      `${sentence}, também por ${listNames('pt', circles)}`,
    subscribers: 'Para assinantes',
    followers: (circle: string) => `Quem segue ${circle} vê isto`,
    sent: {
      onlyYou: 'Foi só para você',
      onlyYouYet: 'Por enquanto, só para você',
      count: (count: number, author: string) =>
        count === 1
          ? `Mais 1 pessoa que ${author} conhece vê isto`
          : `Mais ${count} pessoas que ${author} conhece veem isto`,
      inCircle: (count: number) => (count === 1 ? 'mais 1 pessoa vê isto' : `mais ${count} pessoas veem isto`),
      all: (count: number) => `Foi para ${count} ${plural('pt', count, { one: 'pessoa', other: 'pessoas' })}`,
    },
  },
  mention: {
    label: 'Quem chamar',
    note: 'Só quem vê o post pode ser chamado',
    found: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  },
  /** Of the menu's act that closes a post's comments. */
  closing: {
    open: 'Abrir os comentários',
    close: 'Fechar os comentários',
    closeMeans: 'O que já foi dito fica. Ninguém escreve mais nada, até você abrir de novo.',
    openMeans: 'Quem vê a publicação volta a poder comentar.',
    nowClosed: 'Comentários fechados.',
    nowOpen: 'Comentários abertos.',
    failed: 'Não deu para mudar isso agora. Confira a internet e tente de novo.',
  },
  menu: {
    open: (name: string) => `Mais sobre a publicação de ${name}`,
    openMine: 'Mais sobre a sua publicação',
    change: 'Mudar quem vê',
    changeMeans: 'Quem sai deixa de ver na hora. Incluir alguém só dá enquanto ninguém comentou nem reagiu.',
    delete: 'Apagar a publicação',
    deleteMeans: 'Some para todo mundo na hora. Por dez minutos, dá para trazer de volta.',
    deleting: 'Apagando…',
    deleted: 'Publicação apagada.',
    deletedLater: 'A publicação some para todo mundo quando a internet voltar.',
    notRemoved: 'Não deu para apagar a publicação agora. Ela está aqui de novo.',
    deletedFor: (minutes: number) =>
      `Você apagou uma publicação. Por mais ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}, dá para trazer de volta.`,
    takeOut: {
      of: (circle: string) => `Tirar de ${circle}`,
      title: (circle: string) => `Tirar a publicação de ${circle}?`,
      means: (circle: string) => [
        `Quem recebeu só por ${circle} deixa de ver.`,
        'Não é apagada: continua com quem escreveu e com quem recebeu de outro jeito.',
      ],
      told: (author: string) => `${author} recebe um aviso.`,
      yes: 'Tirar',
      doing: 'Tirando…',
      no: 'Deixar como está',
      done: (circle: string) => `A publicação saiu de ${circle}.`,
      failed: 'Não deu para tirar agora. Nada mudou.',
    },
    bringBack: 'Trazer de volta',
  },
  missing: {
    title: 'Esta publicação não está aqui',
    text: 'Ela pode ter sido apagada, ou não foi escrita para você.',
    mine: 'Ou você apagou, ou ela saiu do ar. Se alguém decidiu isso, o motivo está em Denúncias e decisões.',
    why: 'Ver denúncias e decisões',
  },
}
