import { listNames } from '../../../messages/plural.ts'

const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`)
const withMore = (names: readonly string[], more: number) =>
  listNames('pt', more > 0 ? [...names, names.length > 0 ? `mais ${more}` : people(more)] : names)
const isOne = (names: readonly string[], more: number) => names.length + more === 1

/** Choosing who sees a post: sources, people, exceptions, and who that makes. */
export const audience = {
  sees: (names: readonly string[], more: number) =>
    `${withMore(names, more)} ${isOne(names, more) ? 'vê' : 'veem'} isto`,
  would: (names: readonly string[], more: number) =>
    `${withMore(names, more)} ${isOne(names, more) ? 'veria' : 'veriam'} isto`,
  nobody: 'Ninguém vê isto ainda',
  /** Of a group or public circle in which nobody else is yet. */
  onlyYou: 'Por enquanto só você; quem entrar depois lê',
  chooseSomebody: 'Escolha ao menos uma pessoa ou um círculo.',
  counting: (sentence: string) => `${sentence}, contando`,
  offline:
    'Sem internet: estes são os nomes que este aparelho guarda. Se entrar mais alguém, a gente pergunta antes de mandar.',
  sum: { connections: 'Quem você conhece', minus: ', menos ' },
  sources: 'Para quem é',
  connections: 'Quem eu conheço',
  some: (names: readonly string[]) => `${names.join(', ')}…`,
  members: people,
  nobodyIn: 'Só você por enquanto',
  frozen: 'Ninguém mais cuida deste grupo',
  announcing: 'Só quem cuida publica aqui',
  openDoor: 'De porta aberta: vai só nele',
  onlyMine: 'Só você sabe que existe',
  subscribers: (count: number) => (count === 0 ? 'Assinantes: ninguém ainda' : `Assinantes: ${count}`),
  dropped: 'Um círculo de porta aberta vai sozinho: o resto saiu.',
  refused: {
    'too-many-circles': 'Cabem dez círculos. Tire um para incluir outro.',
    'too-many-people': 'Cabem 20 pessoas pelo nome. Tire alguém para incluir outra.',
    'too-many-out': 'Cabem 200 pessoas de fora. Escolha um círculo menor.',
  },
  more: 'Mais alguém',
  dropName: (name: string) => `Tirar ${name}`,
  find: 'Buscar pelo nome',
  findOut: 'Quem não deve ver?',
  back: 'Voltar',
  nobodyFound: (text: string) => `Ninguém com “${text}” no nome.`,
  findAdds: 'Toque em quem também deve ver. Quem você conhecer depois não vê.',
  except: 'Exceto',
  takeSomeoneOut: 'Tirar alguém',
  outNote: 'não vê nem fica sabendo',
  isOut: (name: string) => `${name} não vê nem fica sabendo`,
  include: 'Incluir',
  includeName: (name: string) => `Incluir ${name}`,
  seesAgain: (name: string) => `${name} vê isto`,
  readers: 'Veem',
  chosen: 'você escolheu',
  known: 'você conhece',
  all: (count: number) => `Ver todos os ${count}`,
  unlisted: (count: number) => `Mais ${people(count)} que seguem. Os nomes são de quem faz o círculo.`,
  wholeNote: (names: string) => `Grupo vê inteiro (${names}): para deixar alguém de fora, tire o grupo.`,
  done: (count: number) =>
    count === 0
      ? 'Pronto, ninguém mais por enquanto'
      : count === 1
        ? 'Pronto, é só esta pessoa'
        : `Pronto, são estas ${count}`,
  send: (count: number) => `Mandar para ${count}`,
  enteredTitle: (names: readonly string[], more: number, count: number) =>
    `${isOne(names, more) ? 'Entrou' : 'Entraram'} ${withMore(names, more)}. Mandar para ${count}?`,
  grownNote: 'Desde que você escreveu, mais alguém passou a ver. Nada saiu ainda.',
  apart: {
    title: (one: string, other: string) => `Você pediu para nunca juntar ${one} e ${other}`,
    takeOut: (name: string) => `Tirar ${name} deste post`,
    cannot: (name: string, group: string) => `${name} vê por ${group}, que vê inteiro`,
    cannotBoth: (one: string, other: string, group: string) => `${one} e ${other} veem por ${group}, que vê inteiro`,
    thisTime: 'Desta vez, os dois podem ver',
    missing: (one: string, other: string) => `Falta decidir: ${one} ou ${other}`,
    more: (count: number) => (count === 1 ? 'Depois, mais um par' : `Depois, mais ${count} pares`),
  },
  wholeConflict: {
    title: (name: string, group: string) => `${name} está em ${group}, que vê por inteiro`,
    include: (name: string) => `Deixar ${name} ver`,
    drop: (group: string) => `Tirar ${group}`,
    missing: (name: string) => `Falta decidir: ${name} vê ou não`,
  },
  /** What is missing before a circle that takes nothing any more is out of it. */
  shut: (group: string) => `Falta tirar ${group}`,
  lost: 'Um círculo ou alguém que você tinha escolhido não é mais seu. Confira quem vê.',
  change: {
    doing: 'Mudando…',
    done: 'Pronto, mudou quem vê.',
    failed: 'Não deu para mudar agora. Tudo ficou como estava.',
    grown: 'Desde que você escolheu, mais alguém passaria a ver. Confira os nomes: nada mudou ainda.',
    public: 'Uma publicação de porta aberta fica onde está. Para tirar, apague a publicação.',
    answered: 'Alguém já comentou ou reagiu',
    answeredMeans:
      'Quem comentou ou reagiu fez isso para as pessoas que viam. Para mostrar a mais gente, publique de novo: as palavras e as fotos já vão no lugar, sem as respostas.',
    postAgain: 'Publicar de novo',
  },
}
