import type { Circle, CircleRules } from '@varanda/domain/circle/circle'
import type { Who } from '../people.ts'

/** A circle or group of the instance, as it came to be. */
export interface ToldCircle {
  name: string
  purpose: string
  owner: Who
  kind: Circle['kind']
  /** Days before the first start; most are as old as the instance. */
  made?: number
  members: readonly Who[]
  moderators?: readonly Who[]
  /** Who came later than the circle, so many days before the first start. */
  came?: Partial<Record<Who, number>>
  /** Who was in it once, from its beginning until so many days before the first start. */
  left?: Partial<Record<Who, number>>
  /** Children in it, by name, since their guardian said yes. */
  wards?: readonly string[]
  /** Who is asked into it and has not answered, by whom, and how many days ago. */
  asked?: readonly { who: Who; by: Who; ago: number }[]
  rules?: Partial<CircleRules>
}

const groups: readonly ToldCircle[] = [
  {
    name: 'Família Andrade',
    purpose: 'Almoço de domingo, notícia do Zeca e foto da Nina.',
    owner: 'cida',
    moderators: ['ana', 'beto'],
    kind: 'group',
    members: ['beto', 'ana', 'marina', 'rafa', 'lucia', 'sonia', 'giba', 'caio', 'helena', 'pedro', 'zeca', 'nena'],
    came: { nena: 60 },
    left: { fabio: 70 },
  },
  {
    name: 'Primos',
    purpose: 'Combinar sem as tias.',
    owner: 'caio',
    kind: 'group',
    members: ['helena', 'diego', 'pedro', 'bia', 'emma', 'noah'],
  },
  {
    name: 'Rua das Acácias',
    purpose: 'Portão, entulho, festa e o que mais for da rua.',
    moderators: ['zuleide'],
    owner: 'osvaldo',
    kind: 'group',
    members: ['cida', 'lucia', 'zuleide', 'katia', 'wellington', 'nakamura', 'zeca', 'nena'],
  },
  {
    name: 'Pelada de quinta',
    purpose: 'Quem vai, quem leva a bola, quem paga.',
    owner: 'beto',
    kind: 'group',
    members: ['zeca', 'giba', 'fabio', 'bruno', 'rafa', 'osvaldo', 'wellington', 'caio', 'tiago', 'diego'],
  },
  {
    name: 'Casamento Marina e Rafa',
    purpose: 'Tudo o que os noivos podem saber antes.',
    rules: { whoInvites: 'moderators' },
    moderators: ['marina', 'rafa'],
    owner: 'livia',
    kind: 'group',
    made: 105,
    members: ['marina', 'rafa', 'ana', 'helena', 'paula', 'luana', 'zuleide', 'graca', 'andre'],
  },
  {
    name: 'Madrinhas e padrinhos',
    purpose: 'O que a noiva só pode saber no dia.',
    owner: 'livia',
    kind: 'group',
    made: 40,
    members: ['ana', 'helena', 'rafa', 'luana', 'andre', 'paula'],
    asked: [{ who: 'marina', by: 'livia', ago: 2 }],
  },
  {
    name: 'Caderno da Nair',
    purpose: 'As receitas da bisa, uma por vez, com foto do caderno.',
    rules: { history: 'all' },
    owner: 'lucia',
    kind: 'group',
    members: ['cida', 'marina', 'sonia', 'denise', 'nena', 'paula', 'emma'],
  },
  {
    name: 'Chá do Tomás',
    purpose: 'Fralda, mamadeira e quem leva o quê.',
    rules: { history: 'month' },
    owner: 'helena',
    moderators: ['jessica'],
    kind: 'group',
    made: 80,
    members: ['jessica', 'diego', 'sonia', 'giba', 'caio', 'marina', 'cida', 'ana', 'lucia', 'bia'],
    came: { bia: 20 },
  },
  {
    name: '4º B da professora Marina',
    purpose: 'Recados da turma, tarefa e o que levar na mochila.',
    rules: { whoPosts: 'moderators', whoInvites: 'moderators', history: 'new' },
    owner: 'marina',
    moderators: ['luana'],
    kind: 'group',
    made: 118,
    members: ['luana', 'rafa', 'ana', 'graca', 'andre', 'wellington', 'renata'],
    came: { renata: 30 },
  },
  {
    name: 'Primos pequenos',
    purpose: 'Desenho, dente que caiu e quem dorme na casa de quem.',
    rules: { history: 'month', whoInvites: 'moderators', mail: false },
    owner: 'marina',
    moderators: ['ana'],
    kind: 'group',
    made: 9,
    members: ['rafa', 'ana', 'beto', 'cida', 'pedro', 'helena'],
    wards: ['Lia Moreira', 'Davi Moreira'],
  },
]

const privateCircles: readonly ToldCircle[] = [
  { name: 'Só a vó', purpose: '', owner: 'marina', kind: 'private', members: ['cida'] },
  {
    name: 'Professoras',
    purpose: '',
    owner: 'marina',
    kind: 'private',
    members: ['luana', 'sonia', 'livia', 'helena', 'graca'],
  },
  {
    name: 'Quem gosta de bolo',
    purpose: '',
    owner: 'marina',
    kind: 'private',
    made: 90,
    members: ['luana', 'paula', 'caio', 'pedro', 'zuleide'],
  },
  {
    name: 'Netos',
    purpose: '',
    owner: 'cida',
    kind: 'private',
    members: ['helena', 'caio', 'pedro', 'emma', 'bia'],
  },
  {
    name: 'Quem mora perto',
    purpose: '',
    owner: 'cida',
    kind: 'private',
    made: 100,
    members: ['osvaldo', 'zuleide', 'katia', 'lucia', 'nena'],
  },
]

const publicCircles: readonly ToldCircle[] = [
  {
    name: 'Bolos da Paula',
    purpose: 'De casamento, de aniversário e de terça-feira',
    owner: 'paula',
    kind: 'public',
    members: ['marina', 'sonia', 'camila', 'marlene', 'patricia', 'renata', 'jessica', 'katia', 'graca'],
    came: { renata: 45, jessica: 33, patricia: 12 },
  },
  {
    name: 'Padaria da Kátia',
    purpose: 'O que sai do forno, e a que horas.',
    owner: 'katia',
    moderators: ['zuleide'],
    kind: 'public',
    members: [
      'zuleide',
      'cida',
      'lucia',
      'osvaldo',
      'wellington',
      'nakamura',
      'zeca',
      'nena',
      'paula',
      'simone',
      'fabio',
    ],
    came: { simone: 26, fabio: 26, paula: 50 },
  },
  {
    name: 'Pastel do Nakamura',
    purpose: 'O que tem na feira de sábado',
    owner: 'nakamura',
    kind: 'public',
    members: ['osvaldo', 'cida', 'rafa', 'beto', 'bruno', 'caio', 'tiago', 'katia'],
  },
  {
    name: 'Unidos das Acácias',
    purpose: 'Jogo, placar e desculpa.',
    owner: 'zeca',
    moderators: ['giba'],
    kind: 'public',
    members: ['giba', 'beto', 'bruno', 'fabio', 'rafa', 'osvaldo', 'caio', 'tiago', 'diego', 'simone', 'nena', 'cida'],
  },
]

export const toldCircles: readonly ToldCircle[] = [...groups, ...privateCircles, ...publicCircles]

/** Two people whom somebody never wants in one audience, since so many days before the first start. */
export const neverTogether: readonly { of: Who; one: Who; other: Who }[] = [
  // They were a couple once, and both are still dear to Beto.
  { of: 'beto', one: 'camila', other: 'bruno' },
]
