/**
 * The rules of a group or circle in sentences, the first of which is always said. What stands in braces is a slot: one
 * of the rules, in the words of what is chosen; its owner changes it there.
 */
export const rules = {
  group: [
    'Aqui {whoPosts}, {whoInvites} chama mais gente, e quem entra {history}.',
    'Quem tem o link {requests} pedir para entrar.',
    'Quem lê {comments} comentar.',
    'Palavras e fotos {mail} ir no resumo por e-mail.',
  ],
  public: ['Quem segue {history}.', 'Quem lê {comments} comentar.', 'Palavras e fotos {mail} ir no resumo por e-mail.'],
  private: [
    'Quem entra {history}.',
    'Quem lê {comments} comentar.',
    'Palavras e fotos {mail} ir no resumo por e-mail.',
  ],
  whoPosts: { members: 'todo mundo posta', moderators: 'só quem cuida posta' },
  whoInvites: { members: 'qualquer pessoa', moderators: 'só quem cuida' },
  history: { all: 'vê tudo', month: 'vê os últimos 30 dias', new: 'vê só o que vier' },
  comments: { yes: 'pode', no: 'não pode' },
  mail: { yes: 'podem', no: 'não podem' },
  requests: { yes: 'pode', no: 'não pode' },
  /** What each slot asks, and what its answers mean. */
  ask: {
    whoPosts: {
      title: 'Quem posta aqui?',
      members: 'Todo mundo que está no grupo',
      moderators: 'Só quem cuida do grupo; o resto lê e comenta',
    },
    whoInvites: {
      title: 'Quem chama mais gente?',
      members: 'Qualquer pessoa do grupo',
      moderators: 'Só quem cuida do grupo',
    },
    history: {
      title: 'O que vê quem entra?',
      all: 'Tudo, desde o começo',
      month: 'Os últimos 30 dias',
      new: 'Só o que vier depois',
    },
    comments: { title: 'Dá para comentar?', yes: 'Sim, quem vê pode comentar', no: 'Não, só ler' },
    mail: {
      title: 'O que vai por e-mail?',
      yes: 'Palavras e fotos podem ir no resumo por e-mail',
      no: 'Nada daqui vai por e-mail',
    },
    requests: {
      title: 'Dá para pedir para entrar?',
      yes: 'Sim, quem tem o link pede, e quem cuida responde',
      no: 'Não, só entra quem for chamado',
    },
    historyNote: 'Vale para quem entrar de agora em diante. Quem já está não perde nem ganha nada.',
    change: (question: string, now: string) => `${question} Agora: ${now}`,
    more: 'Outras regras',
    fewer: 'Menos regras',
    done: 'Pronto',
    failed: 'Não deu para mudar agora. Tudo ficou como estava.',
  },
}
