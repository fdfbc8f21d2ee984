const small = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const inWords = (count: number) => small[count] ?? count.toLocaleString('pt-BR')
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** /admin/signup-requests: who asks for an invite, and what the instance answers. */
export const signupRequests = {
  title: 'Pedidos de convite',
  /** `late` of those who wait are to be answered today; `overdue` of these were promised for an earlier day. */
  summary: (waiting: number, late: number, overdue: number) => {
    if (waiting === 0) return 'Ninguém espera resposta.'
    const wait = `${first(inWords(waiting))} ${waiting === 1 ? 'espera' : 'esperam'}.`
    if (late === 0) return wait
    const today = `${first(inWords(late))} ${late === 1 ? 'pede' : 'pedem'} resposta hoje`
    if (overdue === 0) return `${wait} ${today}.`
    return overdue === late
      ? `${wait} ${today}, já com atraso.`
      : `${wait} ${today}, ${inWords(overdue)} já com atraso.`
  },
  tabs: { label: 'Quais pedidos', waiting: 'Esperando', approved: 'Aprovados', declined: 'Recusados' },
  find: 'Buscar por nome ou e-mail',
  found: (count: number) =>
    count === 0 ? 'Nenhum pedido encontrado.' : count === 1 ? '1 pedido encontrado.' : `${count} pedidos encontrados.`,
  foundMany: 'Há mais pedidos assim. Escreva mais letras.',
  columns: { who: 'Quem pede', wait: 'Espera', state: 'Como ficou' },
  more: 'Mostrar mais',
  moreFailed: 'Não deu para buscar mais agora. Tente de novo.',
  empty: {
    waiting: {
      title: 'Ninguém na porta',
      text: 'Quando alguém pedir um convite, o pedido aparece aqui, o mais antigo primeiro.',
    },
    approved: {
      title: 'Nenhum pedido aprovado ainda',
      text: 'Quem você convidar daqui aparece nesta lista até entrar.',
    },
    declined: {
      title: 'Nenhuma recusa',
      text: 'As recusas ficam aqui, com o motivo, para a casa não responder duas coisas diferentes.',
    },
  },
  answerNote: (locale: 'pt' | 'en') =>
    `Aprovar manda um link de um lugar, em ${locale === 'pt' ? 'português' : 'inglês'}. Recusar pode ser desfeito em 24 horas.`,
  keys: 'J e K andam pela lista.',
  wait: {
    days: (days: number) => (days === 0 ? 'hoje' : days === 1 ? '1 dia útil' : `${days} dias úteis`),
    arrived: 'chegou hoje',
    by: (day: string) => `responda até ${day}`,
    today: 'responda hoje',
    overdue: 'em atraso',
    badge: (days: string, note: string) => `${days}: ${note}`,
  },
  note: {
    counted: 'Contam dias úteis.',
    holidays: (days: string[]) =>
      days.length === 1
        ? `${days[0]} foi feriado e ficou de fora.`
        : `Foram feriado e ficaram de fora: ${days.join('; ')}.`,
    holiday: (day: string, name: string) => `${day} (${name})`,
  },
  facts: {
    email: 'E-mail',
    phone: 'Telefone',
    smartphone: 'Celular',
    locale: 'Idioma',
    asked: 'Pediu',
    languages: { pt: 'Português', en: 'Inglês' },
  },
  stations: {
    label: 'Por onde o pedido passa',
    received: 'Recebido',
    review: 'Em análise',
    answer: 'Resposta',
    since: (day: string) => `desde ${day}`,
    notYet: 'ninguém ainda',
    promised: (day: string) => `prometida para ${day}`,
    promisedToday: 'prometida para hoje',
    owed: (day: string) => `era para ${day}`,
    approved: (day: string) => `aprovado em ${day}`,
    declined: (day: string) => `recusado em ${day}`,
  },
  taken: {
    nobody: 'Ninguém está com este pedido.',
    mine: 'Está com você.',
    other: (name: string) => `${name} está com este pedido.`,
    take: 'Ficar com ele',
    takeOver: 'Passar para mim',
    layDown: 'Devolver para a fila',
    done: 'Este pedido agora está com você.',
    laidDown: 'O pedido voltou para a fila.',
  },
  state: {
    approvedBy: (name: string, when: string) => `Aprovado por ${name}, ${when}`,
    declinedBy: (name: string, when: string) => `Recusado por ${name}, ${when}`,
    joined: (when: string) => `Entrou ${when}`,
    openUntil: (day: string) => `O convite vale até ${day}`,
    over: (day: string) => `O convite venceu em ${day}`,
    undo: (left: string) => `Dá para desfazer por mais ${left}`,
    said: 'O e-mail já saiu',
    forgotten: 'Pedido já anonimizado',
    forgottenText: 'O prazo acabou: nome, contatos e textos foram apagados. Ficaram as datas, o idioma e a resposta.',
    hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
    minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
    reason: 'O que a pessoa vai ler',
    reasonSaid: 'O que a pessoa leu',
  },
  twins: {
    title: 'Pode ser a mesma pessoa',
    member: (name: string) => `Este e-mail já é de ${name}, que mora na casa.`,
    same: { email: 'mesmo e-mail', phone: 'mesmo telefone', name: 'mesmo nome' },
    waiting: (when: string) => `pediu ${when} e espera`,
    approved: (when: string) => `aprovado ${when}`,
    declined: (when: string) => `recusado ${when}`,
    joined: (when: string) => `entrou ${when}`,
    withdrawn: (when: string) => `desistiu; tinha pedido ${when}`,
    forgotten: 'Um pedido que já anonimizamos',
    reason: (text: string) => `Motivo: ${text}`,
    failed: 'Não deu para procurar pedidos parecidos agora.',
  },
  vouch: {
    title: 'Quem conhece',
    says: (name: string) => `No pedido: “${name}”.`,
    none: 'Ainda não perguntamos a ninguém.',
    ask: 'Perguntar a alguém da casa',
    sheet: (name: string) => `Quem pode conhecer ${name}?`,
    explain: (name: string) =>
      `A pessoa só vê o nome ${name} e responde sim, não ou não sei. Só quem cuida da casa lê a resposta.`,
    find: 'Nome de quem mora na casa',
    nobody: 'Ninguém com este nome.',
    searchFailed: 'Não deu para procurar agora. Confira a internet e tente de novo.',
    many: 'Há mais gente com este nome: escreva também o sobrenome.',
    choose: (name: string) => `Perguntar a ${name}`,
    asked: (name: string) => `Perguntamos a ${name}.`,
    waiting: 'ainda não respondeu',
    yes: 'conhece',
    no: 'não conhece',
    unsure: 'não tem certeza',
  },
  approve: {
    open: 'Aprovar e convidar',
    title: (name: string) => `Aprovar e convidar ${name}?`,
    explain: (locale: 'pt' | 'en', days: number) =>
      `Aprovar manda agora um link de um lugar, em ${locale === 'pt' ? 'português' : 'inglês'}. Ele vale por ${days} dias, e dá para desfazer enquanto ninguém entrar por ele.`,
    yes: 'Aprovar e mandar',
    doing: 'Mandando…',
    done: (name: string) => `O convite de ${name} está a caminho.`,
    again: 'Mandar um convite novo',
    againTitle: (name: string) => `Mandar outro convite para ${name}?`,
    againExplain: (days: number) => `O link anterior deixa de valer, e o novo vale por ${days} dias.`,
    failed: 'Não deu para aprovar agora. Nada mudou; tente de novo.',
  },
  decline: {
    open: 'Recusar',
    title: (name: string) => `Recusar o pedido de ${name}?`,
    explain: 'Uma recusa só sai por e-mail daqui a 24 horas; até lá dá para desfazer.',
    template: 'Motivo',
    templates: {
      'unknown-here': 'Ninguém conhece',
      'not-what-we-are': 'Não é para isso',
      full: 'Casa cheia',
      own: 'Outro',
    },
    reason: (locale: 'pt' | 'en') => `O que a pessoa vai ler, em ${locale === 'pt' ? 'português' : 'inglês'}`,
    reasonHint: 'Pode mudar à vontade. Até 1.000 letras.',
    empty: 'Escreva o que a pessoa vai ler.',
    yes: 'Recusar',
    doing: 'Guardando…',
    done: (name: string) => `O pedido de ${name} foi recusado. O e-mail sai em 24 horas.`,
    failed: 'Não deu para recusar agora. Nada mudou; tente de novo.',
    no: 'Voltar',
  },
  undo: {
    open: 'Desfazer',
    openApproval: 'Cancelar o convite',
    title: (name: string) => `Cancelar o convite de ${name}?`,
    text: 'O link que foi por e-mail deixa de valer e o pedido volta a esperar. Ninguém é avisado.',
    done: 'O pedido voltou a esperar.',
    failed: 'Não deu para desfazer agora. Tente de novo.',
  },
  mail: {
    title: 'O e-mail que vai',
    to: 'Para',
    subject: 'Assunto',
    link: 'aqui vai o link, que só a pessoa recebe',
  },
  templates: {
    open: 'Textos de recusa',
    title: 'Textos de recusa',
    explain: 'São o ponto de partida de cada recusa. Mudar aqui não muda o que já foi mandado.',
    languages: { pt: 'Em português', en: 'Em inglês' },
    save: 'Salvar os textos',
    saving: 'Guardando…',
    saved: 'Textos guardados.',
    failed: 'Não deu para guardar agora. O que você escreveu continua aqui.',
    empty: 'Cada texto precisa de palavras, nas duas línguas.',
  },
  failed: 'Não deu certo agora. Nada mudou; tente de novo.',
  gone: { title: 'Este pedido não está mais aqui', text: 'Quem pediu pode ter desistido, ou o prazo dele acabou.' },
}
