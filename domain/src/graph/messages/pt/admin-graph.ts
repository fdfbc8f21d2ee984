const people = (count: number) => (count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`)

/** The graph of the instance, for administrators. */
export const adminGraph = {
  title: 'Mapa da casa',
  lead: 'Quem chegou por meio de quem, e quem conhece quem. Nada do que as pessoas publicam.',
  count: people,
  made: (when: string) => `Feito ${when}, e de novo toda noite.`,
  renew: 'Fazer um mapa novo',
  renewing: 'Fazendo um mapa novo…',
  renewingLong:
    'Fazendo um mapa novo… Numa casa grande leva alguns minutos. Você pode sair daqui: ele aparece quando ficar pronto.',
  renewed: 'Pronto, o mapa é de agora.',
  notAsked: 'O pedido não chegou à casa. Tente de novo.',
  newer: (when: string) => `Há um mapa mais novo, feito ${when}.`,
  take: 'Ver o mapa novo',
  reading: (share: number) => `Trazendo o mapa: ${share} %`,
  none: {
    title: 'Ainda não há mapa',
    text: 'A casa faz o mapa toda noite. O primeiro pode ser agora.',
  },
  alone: {
    title: 'Só uma pessoa no mapa, por enquanto',
    text: 'Assim que alguém chegar por um convite, as linhas começam.',
  },
  nobody: {
    title: 'Ninguém no mapa',
    text: 'Quem mora aqui escolheu não aparecer, ou ainda não tem 18 anos.',
  },
  hidden:
    'Quem escolheu não aparecer e quem tem menos de 18 anos não tem janela nem linhas: é contado, sem nome, com quem está logo acima no mapa. Até dois, só se diz que são poucos.',
  /** Hidden members above whom nobody is shown. */
  atTop: {
    few: 'Há também poucas pessoas fora do mapa sem ninguém acima delas.',
    others: (count: number) => `Há também ${count} pessoas fora do mapa sem ninguém acima delas.`,
  },
  branchOf: (name: string) => `Ramo de ${name}`,
  /** Lines of a person's card. */
  person: {
    seats: (taken: number, seats: number) =>
      seats === 1 ? `${taken} de 1 lugar ocupado` : `${taken} de ${seats} lugares ocupados`,
    seatsUntold: (seats: number) => (seats === 1 ? 'Tem 1 lugar' : `Tem ${seats} lugares`),
    few: 'E poucas outras pessoas por aqui',
    others: (count: number) => `E outras ${count} pessoas por aqui`,
    suspended: 'Conta suspensa',
    slowed: 'Conta em ritmo lento',
    resting: 'Ramo em pausa',
  },
  health: {
    title: 'Como vão os ramos',
    lead: 'Um ramo é alguém com todo mundo que chegou por meio dessa pessoa.',
    caption: 'Ramos da casa',
    sort: 'Ordenar por',
    columns: {
      name: 'Ramo de',
      members: 'Pessoas',
      others: 'Outras',
      depth: 'Passos até a ponta',
      seats: 'Lugares ocupados',
      joined30: 'Em 30 dias',
      joined90: 'Em 90 dias',
      stopped: 'Suspensas ou lentas',
      resting: 'Em pausa',
    },
    seats: (taken: number, seats: number) => `${taken} de ${seats}`,
    few: 'poucas',
    page: (from: number, to: number, all: number) => `${from} a ${to} de ${all}`,
    previous: 'Anteriores',
    next: 'Próximos',
    note: 'Nos lugares não entram os de quem tem pessoas fora do mapa.',
  },
  /** What the explorer says of an instance, in the place of its own words. */
  terms: {
    branch: 'Ramo',
    branches: 'Ramos',
    through: 'Por meio de {name}',
    throughWhom: 'Por meio de',
    beginning: 'No começo da casa',
    came: { one: 'Por aqui chegou {n} pessoa', other: 'Por aqui chegaram {n} pessoas' },
    howManyCame: 'Quantos chegaram por aqui',
    cameHere: 'Por aqui',
    line: 'Quem chegou por meio de quem',
    sizes: 'Janela maior, mais gente chegou por ali.',
    /** A line of the map may pass over people who are not on it: it is neither an invite nor an acquaintance for sure. */
    lines: { one: '{n} linha no mapa', other: '{n} linhas no mapa' },
    howManyLines: 'Linhas no mapa',
    oneLineAway: 'Quem está a uma linha',
    lineOrConnection: 'chegada ou conexão',
    depth: 'Passos desde o começo',
    path: {
      byTies: 'Pelas linhas do mapa',
      byInvites: 'Por quem chegou por meio de quem',
      ties: { one: '{n} passo, pelas linhas do mapa.', other: '{n} passos, pelas linhas do mapa.' },
      invites: {
        one: '{n} passo, por quem chegou por meio de quem.',
        other: '{n} passos, por quem chegou por meio de quem.',
      },
      invitesIn: {
        one: '{n} passo, por quem chegou por meio de quem, em {months}.',
        other: '{n} passos, por quem chegou por meio de quem, em {months}.',
      },
      soFar: { one: 'Até {month}, {n} passo deste caminho.', other: 'Até {month}, {n} passos deste caminho.' },
      noneByInvites: 'Por quem chegou por meio de quem, o mapa não liga os dois.',
    },
  },
}
