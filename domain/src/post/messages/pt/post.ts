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
  sees: {
    onlyYou: 'Só você vê isto',
    names: (names: readonly string[]) => `${listNames('pt', names)} ${names.length === 1 ? 'vê' : 'veem'} isto`,
    namesAndMore: (names: readonly string[], more: number) =>
      `${listNames('pt', [...names, `mais ${more}`])} veem isto`,
    all: (count: number) => `${count} ${plural('pt', count, { one: 'pessoa vê', other: 'pessoas veem' })} isto`,
    label: (sentence: string) => `${sentence}. Ver a lista`,
    /** Through a circle, named before those in it. */
    through: (circles: readonly string[], sentence: string) => `${listNames('pt', circles)}: ${sentence}`,
    followers: (circle: string) => `Quem segue ${circle} vê isto`,
    sent: {
      onlyYou: 'Foi só para você',
      count: (count: number, author: string) =>
        count === 1
          ? `Mais 1 pessoa que ${author} conhece vê isto`
          : `Mais ${count} pessoas que ${author} conhece veem isto`,
      inCircle: (count: number) => (count === 1 ? 'mais 1 pessoa vê isto' : `mais ${count} pessoas veem isto`),
      all: (count: number) => `Foi para ${count} ${plural('pt', count, { one: 'pessoa', other: 'pessoas' })}`,
    },
  },
  readers: {
    author: 'escreveu',
    you: 'Você',
    more: (count: number) => (count === 1 ? 'E mais 1 pessoa' : `E mais ${count} pessoas`),
    moreText: (name: string) => `Todas são pessoas que ${name} conhece.`,
    inCircle: (circles: readonly string[], name: string) =>
      `São pessoas de ${listNames('pt', circles)}, ou que ${name} conhece.`,
    noneKnown: 'Você ainda não conhece nenhuma delas aqui, por isso não há nomes.',
    namesAre: 'Aqui aparece o nome de quem você também conhece.',
    except: 'Exceto',
    sees: 'Veem',
    named: 'Só para',
    nobody: 'Ninguém além de você.',
    later: 'chegou depois',
    by: (ways: string, later: boolean) => (later ? `${ways} · chegou depois` : ways),
    onlyYouKnow: (name: string) => `${name}: só você sabe que existe`,
    unlisted: (count: number) =>
      `${count === 1 ? '1 pessoa segue' : `${count} pessoas seguem`} o círculo. Os nomes são de quem o faz.`,
    left: (name: string) => `Você não está mais em ${name}: quem vê por lá não aparece aqui.`,
    aCircle: 'um grupo',
    first: (count: number) => `Saiu para ${count === 1 ? '1 pessoa' : `${count} pessoas`}.`,
    since: (count: number) => (count === 1 ? '1 chegou depois.' : `${count} chegaram depois.`),
    gone: (count: number) => (count === 1 ? '1 pessoa que via já saiu.' : `${count} pessoas que viam já saíram.`),
    promise: 'Ninguém mais, nem por link.',
    asOf: 'Foi assim quando saiu. Quem chegou ou foi embora depois não aparece aqui.',
  },
  thread: {
    title: 'Comentários',
    empty: 'Ninguém comentou ainda.',
    none: 'Aqui não há comentários: é assim num dos grupos ou círculos que recebem esta publicação.',
    older: 'Ver anteriores',
    write: 'Escreva um comentário',
    writeTo: (name: string) => `Responda a ${name}`,
    send: 'Enviar',
    removeMine: 'Apagar meu comentário',
    removed: 'Comentário apagado.',
    sending: 'enviando',
    edited: 'editado',
    tooLong: (limit: number) => `Um comentário pode ter até ${limit} letras.`,
    refused: 'Seu comentário não foi aceito. As palavras voltaram para a caixa.',
    blocked: 'Palavras de alguém que você bloqueou.',
    seenBy: 'Quem vê a publicação vê os comentários.',
    fresh: (count: number) => (count === 1 ? '1 comentário novo' : `${count} comentários novos`),
  },
  menu: {
    open: (name: string) => `Mais sobre a publicação de ${name}`,
    openMine: 'Mais sobre a sua publicação',
    change: 'Mudar quem vê',
    changeMeans: 'Quem sai deixa de ver na hora. Incluir alguém só dá enquanto ninguém comentou.',
    delete: 'Apagar a publicação',
    deleteMeans: 'Some para todo mundo na hora. Por dez minutos, dá para trazer de volta.',
    deleting: 'Apagando…',
    deleted: 'Publicação apagada.',
    deletedLater: 'A publicação some para todo mundo quando a internet voltar.',
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
    failed: 'A casa não respondeu. Confira a internet e tente de novo.',
  },
  missing: {
    title: 'Esta publicação não está aqui',
    text: 'Ela pode ter sido apagada, ou não foi escrita para você.',
  },
}
