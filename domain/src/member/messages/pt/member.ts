/** One member, for whoever runs the instance. `name` is a first name. */
export const member = {
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
      notActive: (name: string) => `A conta de ${name} não está ativa agora. Dê a chave quando ela voltar.`,
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
    guardian: {
      open: 'Pedir que outra pessoa cuide desta conta',
      title: (name: string) => `Quem vai cuidar da conta de ${name}`,
      text: (name: string) => [
        'A casa pergunta às duas: a quem passaria a cuidar, e a quem cuida hoje. As duas ficam sabendo que foi você, e a criança também.',
        'A troca vale com o sim de quem cuida hoje. Sem resposta, vale depois de sete dias; com um não, termina. Numa emergência, outra pessoa que cuida da casa, há mais de uma semana, faz o mesmo pedido e confirma. Ninguém propõe a si mesmo.',
        `Com o sim, ela passa a responder por ${name}, e as duas contas ficam conectadas. Quem cuida hoje deixa de ver contatos e tempo, e o que esperava resposta ${name} pede de novo.`,
      ],
      find: 'Buscar um adulto da casa',
      chosen: (name: string) => `A pergunta vai para ${name}.`,
      choose: 'Escolha a quem perguntar.',
      unfit: 'Só um adulto com a conta ativa pode cuidar. Escolha outra pessoa.',
      grown: (name: string) => `A conta de ${name} já não depende de uma pessoa responsável. Nada mudou.`,
      self: 'Você não pode propor a si mesmo. Peça a outra pessoa que cuida da casa.',
      yes: 'Perguntar',
      done: (name: string) => `A pergunta foi para ${name}.`,
    },
    birthDate: {
      open: 'Corrigir a data de nascimento',
      title: (name: string) => `Corrigir a data de nascimento de ${name}`,
      text: (name: string) => [
        `A data diz o que ${name} pode, e o que muda, muda na hora. Antes dos 16, alguém responde pela conta: contatos novos esperam o sim dessa pessoa, e só se entra com o código que ela mostra. Aos 16, os contatos não esperam mais e vêm cinco lugares para convidar. Publicar para todo mundo, só aos 18: antes disso, acabam as portas abertas da pessoa e o que se paga por mês no cartão.`,
        `Ninguém recebe aviso. Nem ${name} nem quem responde pela conta fica sabendo por aqui qual era a data: a de antes não fica guardada.`,
      ],
      label: 'Data certa',
      missing: 'Escreva a data.',
      impossible: 'Esta data não parece certa. Confira o ano.',
      alone: (name: string) =>
        `Com esta data, ${name} teria menos de 16 anos, e ninguém responde por esta conta. Nada mudou.`,
      wards: (name: string) =>
        `Com esta data, ${name} teria menos de 18 anos, e responde por outra conta. Antes, outra pessoa precisa aceitar cuidar dela. Nada mudou.`,
      admin: (name: string) =>
        `Com esta data, ${name} teria menos de 18 anos, e cuida da casa. Antes, tire da pessoa esse papel. Nada mudou.`,
      reasonHint: 'Fica no registro da casa. Diga o que estava errado, sem escrever a data.',
      yes: 'Corrigir',
      done: (name: string) => `A data de nascimento de ${name} está corrigida.`,
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
