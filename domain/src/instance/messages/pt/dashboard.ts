import { plural } from '../../../messages/plural.ts'

/** Where whoever runs the instance sees how it is doing. */
export const dashboard = {
  title: 'Painel',
  welcome: (name: string) => `Oi, ${name}. É assim que a casa está.`,
  counted: (when: string) => `Contado ${when}.`,
  never: 'Ainda não foi contado. A casa conta sozinha de hora em hora.',
  countNow: 'Contar agora',
  counting: 'Contando…',
  failed: 'Não deu para contar agora. Tente daqui a pouco.',
  unknown: 'Alguma coisa não deu para saber agora. Recarregue daqui a pouco.',
  needs: {
    title: 'O que espera por você',
    none: 'Nada espera por você agora.',
    requests: (count: number, said: string) =>
      plural('pt', count, {
        one: `${said} pedido de convite espera resposta`,
        other: `${said} pedidos de convite esperam resposta`,
      }),
    late: (count: number) =>
      plural('pt', count, {
        one: `${count} está no fim do prazo ou além dele: responda hoje.`,
        other: `${count} estão no fim do prazo ou além dele: responda hoje.`,
      }),
    due: (count: number) =>
      plural('pt', count, {
        one: `${count} já espera três dias úteis ou mais.`,
        other: `${count} já esperam três dias úteis ou mais.`,
      }),
    inTime: 'Dentro do prazo.',
    reports: (count: number, said: string) =>
      plural('pt', count, {
        one: `${said} denúncia espera uma decisão`,
        other: `${said} denúncias esperam uma decisão`,
      }),
    seats: (count: number, said: string) =>
      plural('pt', count, {
        one: `${said} pessoa pede mais lugares`,
        other: `${said} pessoas pedem mais lugares`,
      }),
    appeals: (count: number, said: string) =>
      plural('pt', count, {
        one: `${said} resposta a uma decisão espera por você`,
        other: `${said} respostas a decisões esperam por você`,
      }),
    noBackup: 'A casa ainda não tem cópia de segurança',
    oldBackup: (days: number) => `A última cópia de segurança é de ${days} dias atrás`,
    backupHow: 'Se a máquina quebrar, o que não foi copiado some. No terminal: npx --yes pnpm@12 backup',
    deadJobs: (count: number, said: string) =>
      plural('pt', count, { one: `${said} tarefa desistiu`, other: `${said} tarefas desistiram` }),
    noOperator: 'A casa ainda não diz quem cuida dela',
    operatorWhy: 'Cada pessoa lê isso na própria página, com o jeito de falar com você.',
  },
  funnel: {
    title: 'Do convite à primeira publicação',
    links: (count: number, said: string) =>
      plural('pt', count, { one: `${said} link de convite`, other: `${said} links de convite` }),
    reserved: (count: number, said: string) =>
      plural('pt', count, { one: `${said} lugar guardado agora`, other: `${said} lugares guardados agora` }),
    joined: (count: number, said: string) =>
      plural('pt', count, { one: `${said} pessoa entrou por um link`, other: `${said} pessoas entraram por um link` }),
    posted: (count: number, said: string) =>
      plural('pt', count, { one: `${said} pessoa já publicou`, other: `${said} pessoas já publicaram` }),
    note: 'A casa não vê quem abriu um link. Ela só conta quem entrou.',
  },
  members: {
    title: 'Pessoas',
    all: (count: number, said: string) =>
      plural('pt', count, { one: `${said} pessoa na casa`, other: `${said} pessoas na casa` }),
    week: 'Entraram por semana',
  },
  posts: {
    title: 'Publicações',
    all: (count: number, said: string) =>
      plural('pt', count, { one: `${said} publicação ao todo`, other: `${said} publicações ao todo` }),
    week: 'Publicações por semana',
    note: 'Só o número. O que está escrito é de quem escreveu.',
  },
  chart: {
    summary: (label: string, last: number, most: number) => `${label}: ${last} nesta semana, ${most} na mais cheia.`,
    table: 'Ver em tabela',
    week: 'Semana de',
    count: 'Quantas',
  },
  machine: {
    title: 'A máquina',
    well: 'Tudo em ordem',
    wanting: 'Funciona, mas não está tudo em ordem: veja o que espera por você',
    unwell: 'Precisa de cuidado: falta espaço, ou a última gravação falhou',
    files: 'Fotos e arquivos',
    database: 'Banco de dados',
    free: 'Livre no disco',
    jobs: 'Tarefas na fila',
    dead: 'Tarefas que desistiram',
    deadNote: 'A lista está no endereço dos e-mails que o terminal mostra, com dead-letters no lugar de outbox.',
    backup: 'Última cópia de segurança',
    noBackup: 'nunca',
    uptime: 'Ligada',
    version: 'Versão',
    elsewhere: 'A casa mora no Firebase. Espaço, erros e cópias estão no console do Firebase.',
    silent: 'O servidor da casa não respondeu.',
  },
  nights: {
    title: 'A ronda da noite',
    never: 'A casa ainda não fez a primeira ronda.',
    at: 'Última ronda',
    deleted: 'Contas sem lugar na casa, apagadas',
    withoutStanding: 'Contas que perderam o lugar',
    withoutAccount: 'Pessoas cuja conta não existe mais',
    suspended: 'delas, suspensas',
    tooMany: 'Sumiram contas demais de uma vez: ninguém foi suspenso. Veja se a lista de contas está inteira.',
    compared: 'Publicações conferidas',
    differences: 'Diferenças entre quem deve ver e quem vê',
    differ: 'Alguém vê o que não devia, ou não vê o que devia. As publicações estão em house/nights.',
  },
  mail: {
    title: 'Cartas da casa',
    waiting: (count: number, said: string) =>
      plural('pt', count, { one: `${said} carta espera para sair`, other: `${said} cartas esperam para sair` }),
    dead: (count: number, said: string) =>
      plural('pt', count, {
        one: `${said} carta voltou ou desistiu em 30 dias`,
        other: `${said} cartas voltaram ou desistiram em 30 dias`,
      }),
  },
}
