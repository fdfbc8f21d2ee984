/** Asking for an invite: the form of /join, and the pages that answer it where no script runs. */
export const request = {
  title: 'Peça um convite',
  lead: 'Ainda não conhece ninguém aqui dentro? Diga com quem você quer usar a Varanda. Quem cuida da casa lê cada pedido e responde em 3 a 5 dias úteis.',
  to: 'Para',
  toWhom: 'quem cuida da casa',
  optional: 'opcional',
  name: {
    label: 'Nome completo',
    hint: 'Nome e sobrenome.',
    empty: 'Escreva seu nome.',
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
    hint: 'Para ajudar você a instalar a Varanda nele.',
    android: 'Android',
    iphone: 'iPhone',
    other: 'Outro',
    empty: 'Escolha o seu celular.',
  },
  usage: {
    label: 'Como você pretende usar a Varanda?',
    hint: 'Duas ou três frases bastam: com quem e para quê.',
    empty: 'Conte em uma frase como pretende usar a Varanda.',
    long: 'O texto pode ter até 1.000 letras.',
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
  privacy: (days: number) => `Só quem cuida da casa lê o pedido. Ele é apagado em até ${days} dias.`,
  privacyLink: 'Como cuidamos dos seus dados',
  done: {
    title: 'Pedido enviado com sucesso!',
    text: 'Agradecemos! Seu pedido foi enviado. Vamos ler com calma e logo damos notícia.',
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
    otherwise: 'Se não foi você, feche esta página: o pedido some sozinho.',
  },
  broken: {
    title: 'Este link não abre nada',
    text: 'Ele venceu ou não veio inteiro. Se você já confirmou, está tudo certo; senão, faça o pedido de novo.',
    button: 'Fazer o pedido de novo',
  },
}
