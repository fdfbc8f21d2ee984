import { listNames } from '../../../messages/plural.ts'
/** The card at the head of a newcomer's feed. */
export const firstSteps = {
  title: (name: string) => `Que bom ter você aqui, ${name}`,
  invitedBy: (name: string) => `${name} convidou você.`,
  /** Of whose account a guardian made. */
  madeBy: (name: string) => `${name} criou a sua conta.`,
  groups: (names: readonly string[]) =>
    names.length === 1 ? `Você já está no grupo ${names[0]}.` : `Você já está nos grupos ${listNames('pt', names)}.`,
  what: 'Aqui aparece o que escrevem as pessoas que você conhece. O que você escreve, só elas veem.',
  steps: {
    portrait: { title: 'Escolha seu retrato', text: 'É assim que vão ver você aqui.' },
    people: { title: 'Encontre pessoas que você conhece', text: 'O que elas publicarem passa a chegar até você.' },
    post: { title: 'Conte que você chegou', text: 'Uma linha já é uma visita.' },
  },
  taken: 'feito',
  line: 'A linha embaixo de cada publicação diz para quem ela foi. Toque nela para ler os nomes.',
  hide: 'Esconder isto',
  hidden: 'Escondido. Retrato e pessoas continuam nos seus lugares.',
}
