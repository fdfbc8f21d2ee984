/** Reports that went to those who look after a group or a public circle, for them. */
export const circleReports = {
  title: 'Denúncias',
  lead: (name: string) => `O que alguém de ${name} pediu para vocês olharem. Quem denunciou não aparece.`,
  empty: { title: 'Nada para olhar', text: 'Quando alguém daqui pedir para vocês olharem alguma coisa, aparece aqui.' },
  offline: 'Sem internet não dá para ver as denúncias.',
  failed: 'Não deu para buscar as denúncias agora.',
  passes: (when: string) => `Sem resposta até ${when}, passa para quem cuida da casa.`,
  photos: (count: number) => (count === 1 ? 'Com 1 foto' : `Com ${count} fotos`),
  open: 'Ver onde está',
  remove: { post: 'Tirar daqui', comment: 'Tirar o comentário' },
  expel: (name: string) => `Tirar ${name} daqui`,
  dismiss: 'Encerrar sem mudar nada',
  acts: {
    dismissed: {
      title: 'Encerrar sem mudar nada?',
      means: [
        'Nada muda, e a pessoa denunciada não fica sabendo.',
        'Quem denunciou recebe um aviso de que vocês olharam.',
      ],
      reasonHint: 'Fica guardado com a denúncia. Quem denunciou não lê isto.',
      yes: 'Encerrar',
      done: 'Pronto, nada mudou.',
    },
    removed: {
      title: 'Tirar daqui?',
      means: [
        'A publicação sai daqui, mas não é apagada. Um comentário some para todo mundo.',
        'Quem escreveu recebe um aviso com o motivo e pode responder uma vez a quem cuida da casa.',
        'O nome de quem denunciou não aparece.',
      ],
      reasonHint: 'Quem escreveu lê estas palavras.',
      yes: 'Tirar',
      done: 'Saiu daqui.',
    },
    expelled: {
      title: 'Tirar esta pessoa daqui?',
      means: [
        'Ela deixa de ver tudo o que está aqui, também o de antes.',
        'Só volta por quem cuida daqui.',
        'Quem denunciou recebe um aviso de que vocês olharam.',
      ],
      reasonHint: 'Fica guardado com a denúncia. Quem denunciou não lê isto.',
      yes: 'Tirar a pessoa',
      done: 'A pessoa saiu daqui.',
    },
  },
}
