import { brand } from '../../../brand.ts'
import { plural } from '../../../messages/plural.ts'

/** The feed: what waits, what is on its way, and what an empty one says. */
export const feed = {
  title: brand.name,
  waiting: (count: number) => `${count} ${plural('pt', count, { one: 'nova publicação', other: 'novas publicações' })}`,
  seen: 'Daqui para baixo você já viu',
  more: 'Ver mais antigas',
  loadingMore: 'Buscando mais antigas…',
  end: 'É isso. Você viu tudo.',
  empty: {
    title: 'Ninguém postou ainda',
    text: 'Que tal contar como foi o almoço?',
    publish: 'Escrever a primeira',
  },
  alone: {
    title: 'Puxe uma cadeira',
    text: 'Aqui aparece o que escrevem as pessoas que você conhece. Por enquanto só tem você.',
    find: 'Encontrar pessoas',
  },
  /** One of mine that was refused while the app was closed. */
  comment: {
    refused: 'Seu comentário não foi publicado',
    editRefused: 'A mudança no seu comentário não foi aceita',
    commentGone: 'O comentário não está mais lá.',
    postGone: 'A publicação não está mais lá.',
    removed: 'Comentário apagado deste aparelho.',
  },
  outbox: {
    decide: 'Decidir quem vê',
    label: 'Ainda não saíram daqui',
    next: 'Já vai sair',
    offline: 'Esperando a internet',
    unanswered: 'A casa não respondeu. Tentamos de novo daqui a pouco.',
    failing: 'Falhou do lado da casa. Tentamos de novo daqui a pouco; as outras seguem.',
    held: (clock: string) => `Você publicou muito em pouco tempo. Esta sai sozinha ${clock}`,
    signedOut: 'Entre de novo para enviar',
    sending: 'Enviando',
    sent: 'Enviado, já aparece',
    refused: 'Não foi publicado',
    edit: 'Editar',
    remove: 'Apagar',
    removed: 'Publicação apagada deste aparelho.',
    now: 'Tentar agora',
    again: 'Tentar de novo',
    photos: (ready: number, all: number) => `Enviando fotos: ${ready} de ${all}`,
    refusedPhoto: (place: number) => `Foto ${place}:`,
    leaveOut: (place: number) => `Publicar sem a foto ${place}`,
    photo: (place: number, count: number) => `Sua foto, ${place} de ${count}`,
  },
}
