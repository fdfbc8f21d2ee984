/** Members who do not know each other here yet: asking, answering, and whom one might know. */
export const meeting = {
  asks: (name: string) => `${name} quer se conectar com você`,
  asksText: 'Com a conexão, o que cada pessoa publicar daqui em diante aparece para a outra.',
  yes: 'Conectar',
  no: 'Agora não',
  noTold: 'Quem pediu não recebe aviso.',
  connected: (name: string) => `Você e ${name} se veem agora.`,
  declined: 'Pronto. Ninguém foi avisado.',
  /** To a yes that came too late. */
  takenBack: 'O pedido já foi desfeito.',
  title: 'Talvez você conheça',
  text: (inviter: string) => `Pessoas que ${inviter} conhece e que deixam que as encontrem aqui.`,
  ask: 'Pedir conexão',
  askName: (name: string) => `Pedir conexão com ${name}`,
  asked: 'Pedido enviado',
  takeBack: 'Desfazer o pedido',
  takeBackName: (name: string) => `Desfazer o pedido a ${name}`,
  /** Whom one asked, and who has not answered. */
  sent: {
    title: 'Você pediu conexão',
    text: 'Com o sim, vocês passam a se ver. De um não ninguém recebe aviso.',
    takenBack: 'Pronto. O pedido foi desfeito.',
  },
  waiting: (guardian: string) => `Falta ${guardian} dizer sim.`,
  hide: 'Não mostrar mais',
  failed: 'Não deu para terminar agora. Tente de novo.',
}
