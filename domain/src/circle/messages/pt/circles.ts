import { brand } from '../../../brand.ts'
import { listNames, plural } from '../../../messages/plural.ts'

/** Sentences about a number of people begin alike. */
const people = (count: number) => `${count} ${plural('pt', count, { one: 'pessoa', other: 'pessoas' })}`

/** The member's circles: groups, those that nobody knows of, and open doors. */
export const circles = {
  title: 'Círculos',
  search: {
    open: 'Procurar um círculo',
    close: 'Fechar a procura',
    label: 'Procurar pelo nome',
    nothing: (text: string) => `Nenhum círculo com “${text}” no nome.`,
  },
  people: {
    title: 'Pessoas',
    known: (count: number) => `${people(count)} na sua varanda`,
    none: 'Quem se conecta com você',
    asking: (count: number) => (count === 1 ? '1 pedido espera por você' : `${count} pedidos esperam por você`),
  },
  between: {
    title: 'Só entre nós',
    text: 'Posts para até três pessoas',
    note: 'As respostas são os comentários. Ninguém mais entra na conversa.',
    none: 'Nada entre poucas pessoas, no que está à mão.',
    older: 'Procurar mais antigos',
    looking: 'Procurando…',
    end: 'Antes disso não há nada.',
    write: 'Escrever para alguém',
  },
  /** Who is in one, besides the reader. */
  names: (names: readonly string[]) => listNames('pt', names),
  namesAndMore: (names: readonly string[], more: number) => listNames('pt', [...names, `mais ${more}`]),
  count: people,
  onlyYou: 'Só você, por enquanto',
  frozen: 'sem ninguém que cuide: só se lê',
  fresh: (count: number) => (count === 1 ? '1 nova' : `${count} novas`),
  groups: { title: 'Grupos', none: 'Você ainda não está em nenhum grupo.' },
  secret: {
    title: 'Só você sabe',
    note: 'Quem está nestes círculos não fica sabendo que eles existem.',
    make: 'Novo círculo',
    makeText: 'Um nome e quem está nele',
  },
  subscribers: {
    title: 'Assinantes',
    note: 'Entra e sai quem assina com cartão: você não muda quem está neles.',
  },
  open: {
    title: 'De porta aberta',
    note: `Qualquer pessoa adulta da ${brand.name} pode seguir. Quem faz o círculo vê que você segue.`,
    follow: 'Seguir',
    followed: (name: string) => `Você segue ${name}.`,
    failed: 'Não deu para seguir agora. Tente de novo.',
    notLoaded: 'Não deu para buscar outras portas abertas.',
    followName: (name: string) => `Seguir ${name}`,
    following: 'Você segue',
    yours: 'É seu',
    followers: (count: number) => `${count} ${plural('pt', count, { one: 'segue', other: 'seguem' })}`,
  },
  make: { title: 'Fazer um círculo', text: 'Em três toques, você escolhe quem' },
  /** What a ward asked for and its guardian has not allowed yet. */
  asked: {
    title: 'Esperando um sim',
    by: (guardian: string) => `Esperando o sim de ${guardian}`,
    declined: (guardian: string) => `${guardian} disse que agora não`,
  },
  invitation: {
    by: (name: string) => `${name} chamou você`,
    bySomeone: 'Chamaram você',
    already: (count: number) =>
      `${count} ${plural('pt', count, { one: 'pessoa já está', other: 'pessoas já estão' })}.`,
    history: {
      all: 'Quem entra vê tudo.',
      month: 'Quem entra vê os últimos 30 dias.',
      new: 'Quem entra vê só o que vier.',
    },
    enter: 'Entrar',
    notNow: 'Agora não',
    entering: 'Entrando…',
    waits: (name: string, guardian: string) => `Você entra em ${name} depois do sim de ${guardian}.`,
    entered: (name: string) => `Você está em ${name}.`,
    declined: 'Pronto. Ninguém foi avisado.',
    more: (count: number) => (count === 1 ? 'mais 1 convite' : `mais ${count} convites`),
    failed: 'Não deu para responder agora. O convite continua aqui.',
  },
  empty: {
    title: 'Com quem você fala todo domingo?',
    text: 'Junte essas pessoas num grupo. São três toques: para quem é, quem vem, e pronto.',
    first: 'Fazer o primeiro',
  },
  failed: 'Não deu para buscar seus círculos.',
  retry: 'Tentar de novo',
}
