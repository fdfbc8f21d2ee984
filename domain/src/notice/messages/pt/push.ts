/** Notices on a device whose app is closed: the switch in the settings, and what is shown there. */
export const push = {
  title: 'Avisos neste aparelho',
  why: 'Quando alguém responder ou chamar você, este aparelho toca, mesmo com o app fechado.',
  label: 'Tocar neste aparelho',
  on: 'Este aparelho avisa você.',
  off: 'Só quem abre o app fica sabendo.',
  lost: 'Este aparelho parou de receber: o navegador desfez a ligação. Ligue de novo.',
  asking: 'O aparelho está perguntando se pode.',
  unanswered: 'Não viu a pergunta? Procure um sino ao lado do endereço, no alto da tela.',
  offline: 'Para ligar ou desligar, é preciso internet.',
  failed: 'Não deu agora. Tente de novo daqui a pouco.',
  unsupported: 'Este navegador não recebe avisos com o app fechado. Eles esperam você em Avisos.',
  unreachable: 'Esta casa ainda não tem como mandar avisos para celulares. Eles esperam você em Avisos.',
  install: {
    text: 'No iPhone e no iPad, os avisos chegam só com a casa na tela de início:',
    steps: [
      'Toque em Compartilhar, o quadrado com uma seta para cima.',
      'Escolha "Adicionar à Tela de Início" e deixe "Abrir como App da Web" ligado.',
      'Abra a casa por esse ícone e volte aqui.',
    ],
  },
  denied: {
    text: 'Este aparelho não deixa a casa avisar. Só você muda isso:',
    ios: [
      'Abra os Ajustes do aparelho e toque em Notificações.',
      'Escolha a casa na lista.',
      'Ligue "Permitir Notificações".',
    ],
    android: [
      'Segure o ícone da casa na tela de início e toque em "Informações do app". No navegador, toque no sinal ao lado do endereço.',
      'Toque em Notificações, ou em Permissões.',
      'Permita as notificações e volte aqui.',
    ],
    desktop: [
      'Clique no sinal ao lado do endereço, no alto da janela.',
      'Em Notificações, escolha "Permitir".',
      'Volte aqui e ligue de novo.',
    ],
  },
  test: {
    send: 'Mandar um teste para mim',
    sending: 'Mandando o teste',
    sent: 'O teste saiu. Chega em instantes.',
    came: 'O teste chegou.',
    late: 'O teste saiu e ainda não chegou aqui. Veja se o aparelho está em silêncio ou economizando bateria.',
    title: 'Deu certo',
    body: 'É assim que a casa avisa você.',
  },
  arrived: 'O último aviso chegou aqui',
  noneArrived: 'Ainda não chegou nenhum aviso aqui.',
  /** In the list of sign-ins. */
  device: { hears: 'Recebe avisos', last: 'o último' },
  /** On the screen when what came cannot be read. */
  fallback: 'Tem novidade para você.',
}
