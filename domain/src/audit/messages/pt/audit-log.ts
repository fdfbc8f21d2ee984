import type { AuditAct, AuditEntry } from '../../audit.ts'

/** Who did it and to whom, by name, and the plain facts of the act. */
interface Told {
  who: string
  whom: string
  facts: NonNullable<AuditEntry['facts']>
}

/** The instance's log. */
export const auditLog = {
  title: 'Registro',
  lead: 'Tudo o que se faz para cuidar da casa, na ordem em que aconteceu. Ninguém muda nem apaga o que está aqui.',
  act: 'O que foi feito',
  anyAct: 'Tudo o que foi feito',
  instance: 'A casa',
  someone: 'alguém',
  reason: 'Motivo:',
  allBy: (who: string) => `Tudo o que ${who} fez`,
  onlyBy: (who: string) => `Só o que ${who} fez.`,
  onlyAbout: (whom: string) => `Só o que foi feito sobre ${whom}.`,
  clear: 'Tirar os filtros',
  empty: { title: 'Nada por aqui ainda', text: 'O que quem cuida da casa fizer aparece aqui.' },
  emptyFiltered: { title: 'Nada assim no registro', text: 'Tire algum filtro para ver o resto.' },
  more: 'Mostrar mais',
  acts: {
    'blog-saved': 'Texto do blog salvo',
    'blog-published': 'Texto do blog publicado',
    'blog-unpublished': 'Texto do blog tirado do ar',
    'blog-scheduled': 'Texto do blog marcado',
    'blog-cover-prepared': 'Capa do blog preparada',
    'role-changed': 'Papel mudado',
    suspended: 'Conta suspensa',
    reinstated: 'Conta de volta',
    'signed-out-everywhere': 'Saída de todos os aparelhos',
    'seats-granted': 'Lugares dados',
    'seats-declined': 'Mais lugares recusados',
    'invite-revoked': 'Convite cancelado',
    'invite-reopened': 'Convite reaberto',
    'house-invite-made': 'Convite da casa feito',
    'branch-paused': 'Ramo em pausa',
    'branch-resumed': 'Ramo de volta',
    reparented: 'Ramo mudado',
    'request-taken': 'Pedido em análise',
    'request-approved': 'Pedido aprovado',
    'request-declined': 'Pedido recusado',
    'request-reopened': 'Pedido reaberto',
    'voucher-asked': 'Indicação conferida',
    'answer-template-changed': 'Modelo de resposta mudado',
    'report-resolved': 'Denúncia resolvida',
    'post-opened': 'Publicação fechada aberta',
    'post-removed': 'Publicação tirada',
    'comment-removed': 'Comentário tirado',
    'removal-undone': 'Retirada desfeita',
    'appeal-decided': 'Recurso decidido',
    'house-settings-changed': 'Dados da casa mudados',
    'ward-created': 'Conta de menor criada',
    'ward-moved': 'Troca de responsável',
    'ward-handed-over': 'Conta de menor entregue',
    'birth-date-corrected': 'Data de nascimento corrigida',
    'graph-renewed': 'Mapa refeito',
  } satisfies Record<AuditAct, string>,
  sentences: {
    'blog-saved': ({ who }) => `${who} salvou um texto do blog.`,
    'blog-published': ({ who }) => `${who} publicou um texto do blog.`,
    'blog-unpublished': ({ who }) => `${who} tirou um texto do blog do ar.`,
    'blog-scheduled': ({ who }) => `${who} mudou a data em que um texto do blog sai.`,
    'blog-cover-prepared': ({ who }) => `${who} preparou uma capa para o blog.`,
    'role-changed': ({ who, whom, facts }) =>
      facts.to === 'admin'
        ? `${who} deu a ${whom} a chave da casa.`
        : `${who} pegou de volta a chave que ${whom} tinha.`,
    suspended: ({ who, whom, facts }) =>
      facts.account === 'gone'
        ? `${who} suspendeu ${whom}, porque a conta foi apagada.`
        : `${who} suspendeu a conta de ${whom}.`,
    reinstated: ({ who, whom }) => `${who} deixou ${whom} voltar.`,
    'signed-out-everywhere': ({ who, whom }) => `${who} tirou ${whom} de todos os aparelhos.`,
    'seats-granted': ({ who, whom, facts }) =>
      `${who} aumentou o convite de ${whom} de ${facts.from ?? '?'} para ${facts.to ?? '?'} lugares.`,
    'seats-declined': ({ who, whom }) => `${who} não deu mais lugares a ${whom}.`,
    'invite-revoked': ({ who }) => `${who} cancelou um convite.`,
    'invite-reopened': ({ who }) => `${who} abriu de novo um convite.`,
    'house-invite-made': ({ who }) => `${who} fez um convite em nome da casa.`,
    'branch-paused': ({ who, whom }) => `${who} pôs em pausa os convites do ramo de ${whom}.`,
    'branch-resumed': ({ who, whom }) => `${who} abriu de novo os convites do ramo de ${whom}.`,
    reparented: ({ who, whom }) => `${who} mudou ${whom} de lugar na árvore dos convites.`,
    'request-taken': ({ who }) => `${who} começou a analisar um pedido de convite.`,
    'request-approved': ({ who }) => `${who} aprovou um pedido de convite.`,
    'request-declined': ({ who }) => `${who} recusou um pedido de convite.`,
    'request-reopened': ({ who }) => `${who} reabriu um pedido de convite.`,
    'voucher-asked': ({ who }) => `${who} perguntou a alguém da casa se conhece quem pediu convite.`,
    'answer-template-changed': ({ who }) => `${who} mudou um modelo de resposta.`,
    'report-resolved': ({ who }) => `${who} resolveu uma denúncia.`,
    'post-opened': ({ who }) => `${who} abriu uma publicação fechada, e quem publicou foi avisado.`,
    'post-removed': ({ who }) => `${who} tirou uma publicação.`,
    'comment-removed': ({ who }) => `${who} tirou um comentário.`,
    'removal-undone': ({ who }) => `${who} devolveu o que tinha sido tirado.`,
    'appeal-decided': ({ who, facts }) =>
      facts.outcome === 'undone'
        ? `${who} leu um recurso e desfez a decisão.`
        : `${who} leu um recurso e manteve a decisão.`,
    'house-settings-changed': ({ who }) => `${who} mudou os dados da casa.`,
    'ward-created': ({ who, whom }) => `${who} criou a conta de ${whom}, menor de idade.`,
    'ward-moved': ({ who, whom, facts }) =>
      facts.agreed
        ? `${who} passou a ser responsável por ${whom}.`
        : facts.step === 'released'
          ? `${who} concordou que outra pessoa cuide da conta de ${whom}.`
          : facts.step === 'refused'
            ? `${who} não deixou que outra pessoa cuide da conta de ${whom}.`
            : facts.step === 'confirmed'
              ? `${who} confirmou, como segunda pessoa, que outra cuide da conta de ${whom}.`
              : `${who} pediu que outra pessoa cuide da conta de ${whom}.`,
    'ward-handed-over': ({ who, whom }) => `${who} entregou a ${whom} a própria conta.`,
    'birth-date-corrected': ({ who, whom }) => `${who} corrigiu a data de nascimento de ${whom}.`,
    'graph-renewed': ({ who }) => `${who} pediu um mapa novo da casa.`,
  } satisfies Record<AuditAct, (told: Told) => string>,
}
