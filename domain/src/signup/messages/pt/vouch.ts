/** Whether a member knows somebody who asked for an invite. */
export const vouch = {
  question: (name: string) => `Você conhece ${name}?`,
  why: 'Esta pessoa pediu um convite e disse que alguém daqui a conhece. Só quem cuida da casa lê a sua resposta.',
  answers: { yes: 'Conheço', no: 'Não conheço', unsure: 'Não sei' },
  thanks: 'Obrigado. Sua resposta foi para quem cuida da casa.',
  failed: 'Não deu para mandar a resposta agora. Tente de novo.',
}
