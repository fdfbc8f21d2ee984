import { listNames } from '../../../messages/plural.ts'

/** The list of who sees a post. */
export const readers = {
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
}
