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
  changes: {
    open: 'Quem chegou e quem saiu desde então',
    none: 'Nas conexões, círculos e grupos que você vê, ninguém chegou nem saiu.',
    limits: 'Quem passou a ver, ou deixou de ver, porque você mudou para quem é o post não aparece aqui.',
    somebody: 'Alguém que não está mais à sua vista',
    came: (circle: string | null) => (circle === null ? 'passou a conhecer você' : `entrou em ${circle}`),
    left: (circle: string | null) => (circle === null ? 'vocês deixaram de se conhecer' : `saiu de ${circle}`),
    /** Into a private circle, of which nobody in it knows. */
    put: (circle: string) => `você pôs em ${circle}`,
    taken: (circle: string) => `não está mais em ${circle}`,
    notAll: 'O que aconteceu antes disso não cabe aqui.',
    failed: 'Não deu para ver quem chegou e quem saiu.',
    offline: 'Sem internet não dá para ver quem chegou e quem saiu.',
  },
  promise: 'Ninguém mais, nem por link.',
  asOf: 'Foi assim quando saiu. Quem chegou ou foi embora depois não aparece aqui.',
}
