import { brand } from '../../../brand.ts'

/** Asking for an invite: the form of /join, and the pages that answer it where no script runs. */
export const request = {
  title: 'Peça um convite',
  lead: `Ainda não conhece ninguém aqui dentro? Diga com quem você quer usar a ${brand.name}. Quem cuida da casa lê cada pedido e responde em 3 a 5 dias úteis.`,
  to: 'Para',
  toWhom: 'quem cuida da casa',
  optional: 'opcional',
  name: {
    label: 'Nome completo',
    hint: 'Nome e sobrenome.',
    empty: 'Escreva seu nome.',
    short: 'Escreva também o sobrenome, ou o nome inteiro: uma letra só não diz quem pede.',
    long: 'O nome pode ter até 100 letras.',
  },
  email: {
    label: 'E-mail',
    hint: 'A resposta vai para ele.',
    empty: 'Escreva seu e-mail.',
    malformed: 'Escreva um e-mail como ana@exemplo.com.',
  },
  phone: {
    label: 'Telefone',
    hint: 'Com DDD. Só para o caso de o e-mail não chegar.',
    long: 'O telefone pode ter até 30 caracteres.',
    malformed: 'Escreva o telefone com DDD, como (71) 99999-0000.',
  },
  smartphone: {
    label: 'Seu celular',
    hint: `Para ajudar você a instalar a ${brand.name} nele.`,
    android: 'Android',
    iphone: 'iPhone',
    other: 'Outro',
    empty: 'Escolha o seu celular.',
  },
  usage: {
    label: `Como você pretende usar a ${brand.name}?`,
    hint: 'Duas ou três frases bastam: com quem e para quê.',
    empty: `Conte em uma frase como pretende usar a ${brand.name}.`,
    long: 'O texto pode ter até 1.000 letras.',
  },
  knows: {
    label: 'Alguém daqui conhece você?',
    hint: 'O nome de quem conhece você, se houver. Talvez a gente pergunte a essa pessoa, e só diga o seu nome.',
    long: 'O nome pode ter até 100 letras.',
    malformed: 'Escreva só o nome da pessoa.',
  },
  trap: 'Deixe este campo vazio',
  submit: 'Pedir um convite',
  submitting: 'Enviando…',
  submitted: 'Pedido enviado ✓',
  proof: {
    idle: 'Sem captcha: enquanto você escreve, seu aparelho faz uma conta rápida que espanta robôs.',
    working: 'Conferindo se não é um robô…',
    ready: 'Conferência feita neste aparelho.',
  },
  noScript: 'Depois de enviar, você confirma o pedido por um link no seu e-mail.',
  privacy: (days: number) =>
    `Só quem cuida da casa lê o pedido. Nome, contatos e texto são apagados em até ${days} dias depois da resposta.`,
  privacyLink: 'Como cuidamos dos seus dados',
  done: {
    title: 'Pedido enviado com sucesso!',
    text: 'Agradecemos! Seu pedido foi enviado. Vamos ler com calma e logo damos notícia.',
    by: (day: string) => `A resposta chega por e-mail até ${day}.`,
    /** True for whoever waits already or lives here, too: the form tells nobody which it was. */
    mail: (email: string) =>
      `Quem pede pela primeira vez recebe também uma mensagem em ${email}, com o link para acompanhar o pedido. Se ela não aparecer, olhe no spam.`,
    next: [
      'Quem cuida da casa lê o seu pedido.',
      'A resposta chega por e-mail em 3 a 5 dias úteis.',
      'Com o convite na mão, é só abrir o link e entrar.',
    ],
  },
  failed: {
    title: 'Não deu para enviar',
    text: 'Sentimos muito: houve um erro ao enviar seu pedido. Tente de novo.',
    offline: 'Parece que você está sem internet. O que você escreveu continua aqui.',
  },
  /** Pages without script. */
  check: { title: 'Falta acertar uma coisa', text: 'O que você escreveu continua aqui. Confira os campos marcados.' },
  asked: {
    title: 'Agora abra seu e-mail',
    text: 'Mandamos uma mensagem para o endereço que você escreveu. O pedido só chega à casa depois que você confirmar por ela.',
    notes: (hours: number) => [
      `O link vale por ${hours} horas. Se a mensagem não aparecer, olhe também no spam.`,
      'Se você já tinha um pedido esperando, ele continua valendo e não mandamos outra mensagem.',
    ],
  },
  confirm: {
    title: 'Foi você que pediu?',
    text: 'Este pedido de convite chegou com o seu e-mail. Ele só vai para a casa se você confirmar.',
    button: 'Confirmar o pedido',
    notMine: 'Não fui eu',
  },
  disowned: {
    title: 'Obrigado por avisar',
    text: 'Apagamos o pedido. Ninguém vai escrever para você por causa dele.',
  },
  broken: {
    title: 'Este link não abre nada',
    text: 'Ele venceu ou não veio inteiro. Se você já confirmou, está tudo certo; senão, faça o pedido de novo.',
    button: 'Fazer o pedido de novo',
  },
  /** The page of one request, for whoever asked. */
  status: {
    received: {
      title: 'Seu pedido está com a gente',
      text: (day: string) => `Quem cuida da casa lê cada pedido, um por um. A resposta chega por e-mail até ${day}.`,
      today: 'Quem cuida da casa lê cada pedido, um por um. Prometemos a resposta para hoje.',
    },
    review: {
      title: 'Estamos lendo seu pedido',
      text: (day: string) => `Alguém que cuida da casa já está com ele. A resposta chega por e-mail até ${day}.`,
      today: 'Alguém que cuida da casa já está com ele. Prometemos a resposta para hoje.',
    },
    late: {
      title: 'Estamos devendo a sua resposta',
      text: (day: string) =>
        `Prometemos responder até ${day} e não conseguimos. Desculpe a demora: seu pedido continua aqui, e quem espera há mais tempo é atendido primeiro.`,
    },
    approved: {
      title: 'Tem um lugar para você',
      text: (day: string) => `Mandamos o convite para o seu e-mail. O lugar fica guardado até ${day}.`,
      spam: 'Se a mensagem não aparecer, olhe também no spam ou peça outra. O link anterior deixa de valer.',
      button: 'Mandar o convite outra vez',
    },
    over: {
      title: 'O convite venceu',
      text: (day: string) =>
        `O lugar ficou guardado até ${day}. Quem cuida da casa pode guardar de novo: faça outro pedido e conte que já tinha sido aprovado.`,
    },
    sent: {
      title: 'Mandamos de novo',
      text: 'O convite novo já está a caminho do seu e-mail. O link anterior não vale mais.',
    },
    declined: {
      title: 'Desta vez a resposta foi não',
      text: 'Lemos seu pedido com calma. Quem cuida da casa escreveu:',
    },
    forgotten: 'Já apagamos seus dados e o que foi escrito; ficou só a data.',
    joined: {
      title: 'Você já é de casa',
      text: `Este pedido terminou bem: você entrou na ${brand.name}.`,
      button: 'Entrar',
    },
    withdrawn: {
      title: 'Pedido retirado',
      text: 'Você retirou este pedido e apagamos seus dados. Se mudar de ideia, é só pedir de novo.',
    },
    stations: 'Por onde o pedido passa',
    station: { received: 'Recebido', review: 'Em análise', answer: 'Resposta' },
    stationWords: {
      next: 'a seguir',
      since: (day: string) => `desde ${day}`,
      by: (day: string) => `até ${day}`,
      today: 'prometida para hoje',
      late: (day: string) => `era para ${day}`,
    },
    withdraw: {
      open: 'Não quero mais o convite',
      title: 'Retirar o pedido?',
      text: 'Apagamos seu nome, seus contatos e o que você escreveu, e ninguém responde mais. Se já houver um convite, ele deixa de valer.',
      yes: 'Retirar o pedido',
      no: 'Deixar como está',
    },
    again: 'Guarde o link desta página: só ele mostra o seu pedido.',
    unknown: {
      title: 'Este link não mostra nenhum pedido',
      text: 'Ele não veio inteiro, ou o pedido já foi apagado. Abra de novo o link da mensagem, do começo ao fim.',
    },
    busy: {
      title: 'Muitas tentativas',
      text: 'Espere meia hora e abra esta página de novo. Seu pedido continua valendo.',
    },
  },
}
