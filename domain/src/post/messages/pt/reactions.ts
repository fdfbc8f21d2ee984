import { listNames } from '../../../messages/plural.ts'

/** Reactions to posts and comments: what they are called, who reacted, what became of one's own. */
export const reactions = {
  kinds: {
    love: 'Amei',
    laugh: 'Ri alto',
    hug: 'Abraço',
    moved: 'Me emocionei',
    cheer: 'Viva',
    strength: 'Força',
  },
  react: 'Reagir',
  reactToPost: (name: string) => `Reagir à publicação de ${name}`,
  reactToMyPost: 'Reagir à sua publicação',
  reactToComment: (name: string) => `Reagir ao comentário de ${name}`,
  /** Beside an emoji of one’s own; `mine` begins with it. */
  reacted: 'Sua reação',
  mine: (what: string) => `Sua reação: ${what}. Mudar`,
  /** Where it can only be taken back. */
  takeBack: (what: string) => `Sua reação: ${what}. Tirar`,
  choose: 'Como você reage?',
  another: 'Outro emoji',
  said: (what: string) => `Sua reação: ${what}.`,
  takenBack: 'Sua reação foi tirada.',
  refused: 'Sua reação não foi aceita. Está como era.',
  people: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  who: (names: readonly string[], more: number) => listNames('pt', more > 0 ? [...names, `mais ${more}`] : names),
  /** Of a line of pictures: who, and what they felt. */
  line: (who: string, felt: readonly string[]) => `${who}: ${listNames('pt', felt)}. Ver quem reagiu`,
  counted: (count: number, what: string) => `${count} ${what}`,
  others: 'outros emojis',
  list: {
    title: 'Quem reagiu',
    all: 'Todo mundo',
    more: (count: number) => (count === 1 ? 'E mais 1 pessoa' : `E mais ${count} pessoas`),
    nobody: 'Ninguém mais por aqui.',
    unlisted: 'Num círculo de porta aberta, só quem faz o círculo e quem escreveu veem os nomes.',
    you: 'Você',
  },
  pick: {
    title: 'Outro emoji',
    label: 'Escreva ou cole um emoji',
    hint: 'Um só, do teclado do seu aparelho.',
    notOne: 'Aqui cabe um emoji, sem letras nem números.',
    send: 'Reagir',
    recent: 'Os que você usou neste aparelho',
    some: 'Para começar',
  },
}
