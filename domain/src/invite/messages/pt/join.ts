import { brand } from '../../../brand.ts'
import { listNames } from '../../../messages/plural.ts'
/** Joining: how it works, what a link says, and the form that opens the door. */
export const join = {
  title: `Como entrar na ${brand.name}`,
  description: `Na ${brand.name} só entra quem recebeu um convite de alguém de dentro. Veja como funciona e abra o seu.`,
  how: {
    title: 'A porta abre por dentro',
    lead: 'Não há cadastro aberto. Quem já está aqui tem cinco lugares e manda um link para quem quer por perto.',
    steps: [
      {
        title: 'Peça a alguém de casa',
        text: `Pense em quem da família ou da turma já usa a ${brand.name}. Essa pessoa acha o convite dela em “Convites”.`,
      },
      {
        title: 'Receba o link',
        text: 'Ele chega pelo WhatsApp, por e-mail ou num papel com QR. É parecido com este:',
      },
      {
        title: 'Abra e diga seu nome',
        text: 'Você vê quem convidou, escolhe uma senha e pronto. Abrir o link não gasta o lugar; só entrar gasta.',
      },
    ],
    example: '/join#invite=…',
    paste: {
      label: 'Já tem o link? Cole aqui',
      hint: 'Pode colar a mensagem inteira: a gente acha o convite no meio.',
      button: 'Abrir o convite',
      empty: 'Cole o link que mandaram para você.',
      nothing: 'Não achamos um convite neste texto. Copie de novo o link inteiro e cole aqui.',
    },
    member: 'Já mora aqui?',
    signIn: 'Entrar',
    nobody: 'Ninguém aqui dentro ainda?',
    ask: 'Peça um convite à casa',
  },
  code: {
    offer: 'Recebi um código por e-mail com o convite',
    title: 'O código do convite',
    text: 'Escreva o e-mail em que o convite chegou e os seis números da mensagem. O convite aparece em seguida.',
    button: 'Ver meu convite',
    another: 'Pedir um código novo',
  },
  addressed: {
    choose: 'Mais de uma pessoa convidou você. Por qual convite quer entrar?',
    instance: 'A casa',
    /** Where it could not be asked whether there is an invite for the address of whoever signed in. */
    offline: 'Não conseguimos perguntar à casa se há um convite para o seu e-mail. Confira a internet e tente de novo.',
  },
  checking: 'Olhando o convite…',
  invitation: {
    title: (name: string) => `${name} guardou um lugar para você`,
    founding: 'A casa está pronta. Falta você abrir a porta',
    instance: 'A casa guardou um lugar para você',
    instanceText: 'Quem cuida da casa abriu esta porta. Entre, e depois chame quem você quer por perto.',
    named: (name: string) => `${name}, este lugar é seu`,
    from: (name: string) => `Quem guardou: ${name}`,
    kept: 'Um lugar só, guardado com o seu nome',
    foundingText: 'Este é o primeiro convite desta casa. Quem entrar por ele cuida dela.',
    left: (left: number, seats: number) =>
      left === 1 ? `Sobra 1 lugar de ${seats} neste convite` : `Sobram ${left} lugares de ${seats} neste convite`,
    groups: (names: readonly string[]) =>
      names.length === 1
        ? `Você já entra no grupo ${names[0]}, onde todo mundo se vê.`
        : `Você já entra nos grupos ${listNames('pt', names)}, onde todo mundo se vê.`,
    promise: 'Só quem você conhece vê o que você escreve. Você sempre lê os nomes antes de publicar.',
  },
  form: {
    byMail: 'Prefiro só por e-mail',
    title: 'Puxe uma cadeira',
    finish: 'Falta pouco',
    finishText: (email: string) => `Você já entrou com ${email}. Diga como a casa deve chamar você.`,
    name: 'Seu nome',
    nameHint: 'Como sua família chama você.',
    email: 'E-mail',
    emailHint: 'Só para entrar e recuperar a senha.',
    password: 'Senha',
    passwordRule: (length: number) => `Pelo menos ${length} caracteres.`,
    passwordMet: (length: number) => `Pelo menos ${length} caracteres: certo.`,
    birth: 'Data de nascimento',
    birthHint: 'Os outros não veem. Serve para proteger quem tem menos de 16.',
    /** The second part is a link to the terms, the fourth one to the page on privacy. */
    agree: ['Entrando, você concorda com ', 'o combinado da casa', '. Veja também ', 'o que ela sabe de você', '.'],
    submit: `Entrar na ${brand.name}`,
    submitting: 'Abrindo a porta…',
    errors: {
      name: 'Escreva seu nome.',
      nameLong: 'O nome pode ter até 60 letras.',
      email: 'Escreva um e-mail como ana@exemplo.com.',
      password: (length: number) => `A senha precisa de pelo menos ${length} caracteres.`,
      birth: 'Escreva a data em que você nasceu.',
      birthImpossible: 'Esta data não parece certa. Confira o ano.',
    },
    guardian: {
      title: 'Com menos de 16, a conta nasce na mão de quem cuida de você',
      text: 'Mostre esta página a quem cuida de você. Essa pessoa adulta entra primeiro, por um convite, e dentro da casa abre “Eu” e depois “Criar a conta de uma criança”: é assim que você entra, sem gastar lugar. Nada do que você escreveu foi enviado.',
    },
    taken: {
      text: 'Este e-mail já tem conta aqui. Se a conta é sua, entre com a senha dela e o convite continua.',
      button: 'Entrar com esta senha e continuar',
      forgot: 'Esqueci a senha',
    },
  },
  refusal: {
    'invite-unknown': { title: 'Este convite não abre nada', next: 'Colar outro link' },
    'invite-revoked': { title: 'Este convite foi cancelado', next: 'Colar outro link' },
    'invite-expired': { title: 'O prazo deste convite passou', next: 'Colar outro link' },
    'invite-paused': { title: 'Por aqui, a porta descansa', next: 'Colar outro link' },
    'invite-full': { title: 'As cadeiras deste convite já têm dono', next: 'Colar outro link' },
    'inviter-suspended': { title: 'Este convite está em pausa', next: 'Colar outro link' },
    'too-many-tries': { title: 'Calma, a porta continua aqui', next: 'Tentar de novo' },
    offline: { title: 'Sem sinal para olhar o convite', next: 'Tentar de novo' },
  },
  offlineText:
    'Não conseguimos chegar até a casa. Confira a internet e tente de novo; seu convite está guardado nesta aba.',
  already: {
    title: 'Você já é de casa',
    text: (name: string) => `Você já entrou, ${name}. Para chamar mais alguém, mande o seu convite.`,
    /** Of a ward, who has no invite yet. */
    textWard: (name: string) => `Você já entrou, ${name}.`,
    feed: 'Ir para a minha varanda',
    invite: 'Ver meu convite',
  },
  own: {
    title: 'Este convite é seu',
    text: (name: string) => `É o seu próprio link, ${name}. Mande para alguém que você quer por perto.`,
  },
  connect: {
    title: (name: string) => `Conectar com ${name}?`,
    text: 'Vocês já são de casa. Com a conexão, o que cada pessoa publicar daqui em diante aparece para a outra.',
    seat: 'Nenhum lugar do convite é gasto.',
    button: (name: string) => `Conectar com ${name}`,
    busy: 'Conectando…',
    later: 'Agora não',
    waiting: {
      title: 'Pedido feito',
      text: (guardian: string) => `Agora é com ${guardian}. Com um sim, vocês se conectam.`,
    },
    done: {
      title: 'Vocês se veem agora',
      text: 'O que cada pessoa publicar daqui em diante aparece para a outra.',
    },
    known: {
      title: (name: string) => `Você e ${name} já se veem`,
      text: 'O que cada pessoa publica aparece para a outra.',
    },
  },
  noInvite: {
    title: 'Falta o convite',
    text: (email: string) =>
      `Você entrou com ${email}, mas esta conta ainda não tem um convite. Peça um link a alguém de casa e cole aqui.`,
  },
}
