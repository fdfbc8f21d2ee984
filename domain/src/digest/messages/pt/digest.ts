import { brand } from '../../../brand.ts'
import { listNames } from '../../../messages/plural.ts'
import type { DigestRhythm } from '../../digest-wish.ts'

type Told = Exclude<DigestRhythm, 'never'>

const days = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']
const numbers = ['Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez']
const counted = (count: number) => numbers[count - 1] ?? String(count)

/** When it comes, as a part of a sentence; `weekday` from Monday, 1, to Sunday, 7. */
function comes(rhythm: Told, weekday: number, hour: number): string {
  const at = hour === 0 ? 'à meia-noite' : hour === 1 ? 'à 1h' : `às ${hour}h`
  if (rhythm === 'daily') return `todo dia, ${at}`
  return `${weekday >= 6 ? 'todo' : 'toda'} ${days[weekday - 1]}, ${at}`
}

/** One mail with all that is new for a member. */
export const digest = {
  heading: (rhythm: Told, name: string) => `${rhythm === 'weekly' ? 'A semana' : 'O dia'} da família, ${name}`,
  subject: (rhythm: Told, what: string) => `${rhythm === 'weekly' ? 'A semana' : 'O dia'} da família: ${what}`,
  news: (count: number) => `${counted(count)} ${count === 1 ? 'novidade' : 'novidades'}`,
  /** As many of them are of one person. */
  ofOne: (count: number, name: string) => `${counted(count)} são de ${name}.`,
  tapToAnswer: 'Para responder, é só tocar: não precisa de senha.',
  who: (names: readonly string[], more: number) =>
    listNames('pt', more > 0 ? [...names, more === 1 ? 'mais 1 pessoa' : `mais ${more} pessoas`] : names),
  /** `time` is `18h12`. */
  when: (day: string, time: string) => `${day}, ${/^1h/.test(time) ? 'à' : 'às'} ${time}`,
  /** What somebody posted, where its words stay in the app. */
  posted: (photos: number) => (photos === 0 ? 'Postou' : photos === 1 ? 'Postou uma foto' : `Postou ${photos} fotos`),
  photoOf: (name: string) => `Foto de ${name}`,
  photoSaid: (name: string, alt: string) => `Foto de ${name}: ${alt}`,
  morePhotos: (count: number) => (count === 1 ? 'E mais 1 foto na varanda.' : `E mais ${count} fotos na varanda.`),
  someone: 'alguém',
  answer: (name: string) => `Responder para ${name}`,
  flower: 'Mandar uma flor',
  also: 'Também chegou',
  morePosts: (count: number) =>
    count === 1 ? 'E mais 1 post, na varanda.' : `E mais ${count} posts, todos na varanda.`,
  mostPosts: (count: number) => `E mais de ${count} posts, todos na varanda.`,
  open: 'Ver na varanda',
  comes: (rhythm: Told, weekday: number, hour: number) => `Você recebe isto ${comes(rhythm, weekday, hour)}.`,
  stop: 'Parar este resumo',
  namesOnly: 'Só os nomes',
  change: 'Mudar a hora',
  keep: 'Os botões valem por 30 dias e só para você. Não repasse este e-mail.',
  /** The pages behind the links of its foot. */
  pages: {
    stop: {
      title: 'Resumo por e-mail',
      question: `Quer parar de receber o resumo da ${brand.name} por e-mail? No app tudo continua aparecendo.`,
      button: 'Parar o resumo',
      done: 'Pronto. O resumo não chega mais. Para receber de novo, escolha em Avisos, no app.',
    },
    names: {
      title: 'Resumo por e-mail',
      question: 'Quer que o resumo traga só os nomes de quem postou? As palavras e as fotos ficam no app.',
      button: 'Só os nomes',
      done: 'Pronto. O próximo resumo traz só os nomes.',
    },
  },
  settings: {
    title: 'Resumo por e-mail',
    none: 'Nenhum',
    how: (when: string, show: string) => `${when}, ${show}`,
    held: (how: string) => `Não chega agora. Escolhido: ${how}`,
    comes: (rhythm: Told, weekday: number, hour: number) => {
      const when = comes(rhythm, weekday, hour)
      return when.charAt(0).toUpperCase() + when.slice(1)
    },
    rhythm: 'Quando chega',
    rhythms: { never: 'Nunca', daily: 'Todo dia', weekly: 'Uma vez por semana' },
    weekday: 'Em que dia',
    weekdays: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'],
    hour: 'A que horas',
    hours: (hour: number) => `${hour}h`,
    show: 'O que mostra',
    shows: { words: 'As palavras e as fotos', names: 'Só os nomes' },
    withShow: { words: 'com as palavras e as fotos', names: 'só com os nomes' },
    text: 'Um e-mail só, com tudo que é novo para você, e botões para responder sem senha. Se não houver nada novo, não chega.',
    unshown: (email: string) => `Ainda falta mostrar que ${email} é seu. Até lá o resumo não sai.`,
    off: 'Os e-mails estão desligados mais abaixo, e o resumo é um deles: assim ele não chega.',
  },
}
