/** One member, for whoever runs the house. `name` is a first name. */
export const user = {
  unknown: {
    title: 'Não encontramos esta pessoa',
    text: 'Talvez ela tenha saído da casa, ou o endereço veio cortado.',
  },
  copyMail: 'Copiar o e-mail',
  copied: 'E-mail copiado.',
  copyFailed: 'Não deu para copiar. Selecione o e-mail e copie.',
  facts: {
    about: 'Sobre',
    age: 'Idade',
    joined: 'Chegou',
    invitedBy: 'Veio por',
    guardian: 'Responsável',
    wards: 'É responsável por',
    suspendedFor: 'Motivo da suspensão',
  },
  nobody: 'ninguém da casa',
  acts: {
    title: 'O que dá para fazer',
    reason: 'Motivo',
    reasonHint: 'Fica no registro da casa.',
    reasonMissing: 'Escreva o motivo.',
    optional: 'Motivo, se quiser',
    no: 'Deixar como está',
    doing: 'Um instante…',
    failed: 'Não deu certo agora. Tente de novo.',
    already: 'Já era assim.',
    makeAdmin: {
      open: 'Dar a chave da casa',
      title: (name: string) => `Dar a chave da casa a ${name}`,
      text: (name: string) => [
        `${name} passa a ver os pedidos, os convites, os e-mails e as denúncias, e a fazer tudo o que você faz aqui.`,
        'Publicações fechadas continuam fechadas. Você pode pegar a chave de volta quando quiser.',
      ],
      yes: 'Dar a chave',
      done: (name: string) => `${name} agora também cuida da casa.`,
    },
    dropAdmin: {
      open: 'Pegar a chave de volta',
      title: (name: string) => `Pegar a chave de volta de ${name}`,
      text: (name: string) => [
        `${name} deixa de cuidar da casa na mesma hora: se estiver com estas telas abertas, sai delas em segundos.`,
        'Tudo o mais continua: as publicações, os círculos e o convite.',
      ],
      yes: 'Pegar a chave',
      done: (name: string) => `${name} não cuida mais da casa.`,
    },
    suspend: {
      open: 'Suspender',
      title: (name: string) => `Suspender ${name}`,
      text: (name: string) => [
        `${name} perde o acesso agora, em todos os aparelhos, e lê o motivo que você escrever. O convite de ${name} fica fechado enquanto isso.`,
        'O que já publicou continua com quem podia ver. Nada é apagado, e você pode desfazer quando quiser.',
      ],
      reasonHint: (name: string) => `${name} vai ler estas palavras. Elas ficam também no registro da casa.`,
      yes: 'Suspender',
      done: (name: string) => `A conta de ${name} está suspensa.`,
    },
    reinstate: {
      open: 'Deixar voltar',
      title: (name: string) => `Deixar ${name} voltar`,
      text: (name: string) => [
        `${name} pode entrar de novo e encontra tudo como estava: publicações, conexões, círculos e convite.`,
      ],
      yes: 'Deixar voltar',
      done: (name: string) => `${name} pode entrar de novo.`,
    },
    signOut: {
      open: 'Sair de todos os aparelhos',
      title: (name: string) => `Tirar ${name} de todos os aparelhos`,
      text: (name: string) => [
        `Todos os aparelhos em que ${name} entrou saem agora, e ${name} entra de novo com a senha ou com um código.`,
        'Serve para um celular perdido ou uma senha que alguém descobriu.',
      ],
      yes: 'Tirar de todos',
      done: (name: string) => `${name} saiu de todos os aparelhos.`,
    },
    seats: {
      open: 'Dar mais lugares',
      title: (name: string) => `Dar mais lugares a ${name}`,
      text: (name: string, seats: number) => [
        `O convite de ${name} tem ${seats} lugares. Lugares dados não se tiram depois.`,
      ],
      label: 'Lugares a mais',
      yes: (count: number) => (count === 1 ? 'Dar 1 lugar' : `Dar ${count} lugares`),
      done: (name: string, seats: number) => `O convite de ${name} agora tem ${seats} lugares.`,
    },
    move: {
      open: 'Mudar de quem veio',
      title: (name: string) => `De quem ${name} recebeu o convite`,
      text: (name: string) => [
        `${name} e todos que vieram por ${name} mudam de ramo na árvore dos convites. As conexões e os lugares já usados não mudam.`,
      ],
      find: 'Buscar quem convidou',
      none: 'Ninguém da casa',
      chosen: (name: string) => `Escolhido: ${name}`,
      choose: 'Escolha uma pessoa.',
      yes: 'Mudar',
      done: (name: string) => `${name} está em outro ramo.`,
    },
  },
  seats: {
    title: 'Convite',
    line: (taken: number, reserved: number, seats: number) =>
      reserved === 0
        ? `${taken} de ${seats} lugares ocupados.`
        : `${taken} de ${seats} lugares ocupados, ${reserved} guardados.`,
    resting: 'O link está fechado.',
    none: 'Sem convite próprio.',
  },
  devices: {
    title: 'Aparelhos',
    none: 'Nenhum aparelho guardado.',
    seen: 'Usado',
    since: 'desde',
    last: 'Última entrada',
    never: 'Nunca entrou.',
  },
  branch: {
    title: 'Quem veio por aqui',
    none: (name: string) => `Ninguém veio por ${name} ainda.`,
    label: (name: string) => `Ramo de ${name}`,
    open: (name: string) => `Mostrar quem veio por ${name}`,
    shut: (name: string) => `Esconder quem veio por ${name}`,
    leaf: 'ninguém veio por aqui',
    more: 'Ver todos na lista',
  },
  log: { title: 'No registro', none: 'Nada no registro sobre esta conta.', all: 'Ver no registro da casa' },
}
