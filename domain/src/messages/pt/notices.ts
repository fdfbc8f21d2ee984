/** What the house tells one member about what is theirs. */
export const notices = {
  title: 'Avisos da casa',
  none: 'Nenhum aviso. Quando a casa precisar contar alguma coisa só para você, ela aparece aqui.',
  fresh: (count: number) => (count === 1 ? 'A casa tem 1 aviso para você' : `A casa tem ${count} avisos para você`),
  read: 'Ler',
  unread: 'novo',
  by: (name: string) => `por ${name}, que cuida da casa`,
  byGuest: (name: string) => `Foi ${name}. Vocês se veem desde então.`,
  why: 'Motivo',
  kinds: {
    'post-opened': 'Uma publicação sua foi aberta',
    'post-removed': 'Uma publicação sua saiu do ar',
    'post-restored': 'Sua publicação voltou',
    'comment-removed': 'Um comentário seu saiu do ar',
    'comment-restored': 'Seu comentário voltou',
    'report-answered': 'Olhamos o que você denunciou',
    'link-closed': 'Um link de convite seu foi fechado',
    'link-reopened': 'Seu link de convite foi aberto de novo',
    'seats-declined': 'Sobre os lugares que você pediu',
    'link-joined': 'Alguém entrou na casa pelo seu convite',
    'link-connected': 'Alguém se conectou com você pelo seu link',
  },
}
