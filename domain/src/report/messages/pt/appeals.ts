/** Answers to what was decided against members, for administrators. */
export const appeals = {
  tab: 'Respostas',
  empty: {
    title: 'Nenhuma resposta para ler',
    text: 'Quando alguém responder a uma decisão da casa ou de um grupo, ela aparece aqui.',
  },
  failed: 'Não deu para buscar as respostas agora.',
  kinds: {
    'post-removed': 'Publicação tirada do ar',
    'comment-removed': 'Comentário tirado do ar',
    'post-taken': 'Publicação tirada de um grupo',
    'comment-taken': 'Comentário tirado de um grupo',
    suspended: 'Conta em pausa',
  },
  of: (kind: string, name: string) => `${kind}, de ${name}`,
  decidedBy: (name: string) => `decidido por ${name}`,
  circle: (name: string) => `Em ${name}`,
  taken: 'O que foi tirado',
  reason: 'O motivo que foi dado',
  noReason: 'Não foi dito.',
  answer: 'A resposta',
  waits: {
    'another-decides': 'Foi você quem decidiu ou denunciou. Outra pessoa que cuida da casa lê a resposta e decide.',
    'appeal-rests': 'Ninguém mais pode decidir isto. Você pode, uma semana depois da resposta.',
    'not-yourself': 'É sobre você. Outra pessoa que cuida da casa precisa ler.',
  },
  uphold: 'Manter a decisão',
  undo: 'Voltar atrás',
  reasonHint: 'Quem respondeu lê estas palavras. Elas ficam também no registro da casa.',
  acts: {
    upheld: {
      title: 'Manter a decisão?',
      means: ['Fica como está, e ninguém responde de novo.', 'Quem respondeu recebe um aviso com o motivo.'],
      yes: 'Manter',
      done: 'A decisão ficou.',
    },
    undone: {
      title: 'Voltar atrás?',
      means: [
        'O que foi tirado volta para quem pode ver hoje; uma conta em pausa volta a entrar.',
        'Quem respondeu recebe um aviso com o motivo.',
        'Ficam abertas outra vez outras denúncias da mesma coisa, decididas enquanto ela estava fora do ar.',
      ],
      yes: 'Voltar atrás',
      done: 'A decisão foi desfeita.',
    },
  },
}
